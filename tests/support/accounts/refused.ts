import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** Expects a call of the accounts API to be refused, with this status and code; gives the answer. */
export async function refused(call: Promise<LightMyRequestResponse>, status: number, code: string) {
  const answer = await call;
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  return answer;
}
