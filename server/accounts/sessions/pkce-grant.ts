import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { optionalText, readBody } from '#server/accounts/requests/read-input.ts';
import type { HeldSession, Sessions } from '#server/accounts/sessions/sessions.ts';
import { authCodeMilliseconds, takeFlow } from '#server/accounts/tokens/flows-store.ts';
import { deleteOneTimeTokens } from '#server/accounts/tokens/one-time-tokens-store.ts';
import { isVerifierOf } from '#server/accounts/tokens/pkce-challenge.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';

const pkceSchema = v.object({ auth_code: optionalText, code_verifier: optionalText });

/** Gives a session for a link's code and the verifier of the client (RFC 7636). */
export function createPkceGrant(accounts: Accounts, sessions: Sessions) {
  return async (request: FastifyRequest): Promise<HeldSession> => {
    const { auth_code, code_verifier } = readBody(pkceSchema, request);
    if (!auth_code || !code_verifier) {
      throw validationFailed('auth_code and code_verifier are both required.');
    }

    return accounts.change(request, async (change) => {
      const flow = await takeFlow(change, auth_code);
      if (!flow) throw authFailure(404, 'flow_state_not_found');
      // A failure from here on rolls back, so that a wrong verifier does not use up the code.
      if (change.now > Number(flow.auth_code_issued_at) + authCodeMilliseconds) {
        throw authFailure(422, 'flow_state_expired');
      }
      if (!isVerifierOf(flow, code_verifier)) throw authFailure(400, 'bad_code_verifier');
      // Uses up the link of this code only now (decision 7), and every other mail of the user.
      await deleteOneTimeTokens(change, flow.user_id);
      const { user_id: userId, method } = flow;
      return sessions.start(change, { userId, method, bannedStatus: 400 });
    });
  };
}
