import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { deleteOneTimeTokens } from '#server/accounts/mailed-links/one-time-tokens-store.ts';
import {
  authCodeMilliseconds,
  type Flow,
  takeFlow,
} from '#server/accounts/sessions/flows-store.ts';
import { isVerifierOf } from '#server/accounts/sessions/pkce-challenge.ts';
import { type HeldSession, startSession } from '#server/accounts/sessions/session-start.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { validationFailed } from '#server/accounts/wire/auth-failures.ts';
import { optionalText, readBody } from '#server/accounts/wire/read-input.ts';
import { Failure } from '#server/failure.ts';

const pkceSchema = v.object({ auth_code: optionalText, code_verifier: optionalText });

/** A session for the code of a link and the verifier of who asked for the link (RFC 7636). */
export async function grantByAuthCode(
  dependencies: AuthDependencies,
  request: FastifyRequest,
): Promise<HeldSession> {
  const { database, clock } = dependencies;
  const { auth_code, code_verifier } = readBody(pkceSchema, request);
  if (!auth_code || !code_verifier) {
    throw validationFailed('auth_code and code_verifier are both required.');
  }

  return database.transaction().execute(async (transaction) => {
    const flow = await takeFlow(transaction, auth_code);
    if (!flow) throw flowStateNotFound();
    // What is thrown from here on gives the code back: somebody else's guess does not use it up.
    requireFreshCode(flow, clock());
    requireVerifier(flow, code_verifier);
    // The link that led here is used up only now (decision 7), and every other mail with it.
    await deleteOneTimeTokens(transaction, flow.user_id);
    const { user_id: userId, method } = flow;
    const start = { userId, method, bannedStatus: 400, request } as const;
    return startSession(transaction, dependencies, start);
  });
}

function requireFreshCode({ auth_code_issued_at }: Flow, now: number): void {
  if (now <= Number(auth_code_issued_at) + authCodeMilliseconds) return;
  throw new Failure(422, 'flow_state_expired', 'This link is too old. Please ask for a new one.');
}

function requireVerifier(flow: Flow, verifier: string): void {
  if (isVerifierOf(flow, verifier)) return;
  throw new Failure(
    400,
    'bad_code_verifier',
    'This link works only in the browser in which it was asked for.',
  );
}

function flowStateNotFound(): Failure {
  return new Failure(
    404,
    'flow_state_not_found',
    'This link was used already. Please ask for a new one.',
  );
}
