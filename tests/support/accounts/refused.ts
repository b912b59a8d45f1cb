import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** Expects the accounts API to refuse a call with this status and code; gives the answer. */
export async function refused(call: Promise<LightMyRequestResponse>, status: number, code: string) {
  const answer = await call;
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  return answer;
}
