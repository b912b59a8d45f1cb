import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { optionalText, readBody } from '#server/accounts/requests/read-input.ts';
import type { HeldSession, Sessions } from '#server/accounts/sessions/sessions.ts';
import {
  deleteSessions,
  holdSessionOfRefreshToken,
} from '#server/accounts/sessions/sessions-store.ts';
import {
  hashRefreshToken,
  isRefreshToken,
  type RefreshTokens,
} from '#server/accounts/tokens/refresh-tokens-store.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';
import { refuseBannedUser, requireAccount } from '#server/accounts/users/users-store.ts';
import type { Failure } from '#server/failure.ts';

/**
 * Gives the same session with a new refresh token in exchange for the last one
 * (docs/contracts/accounts.md#refresh-tokens).
 */
export function createRefreshGrant(
  accounts: Accounts,
  sessions: Sessions,
  refreshTokens: RefreshTokens,
) {
  return async (request: FastifyRequest): Promise<HeldSession> => {
    const { refresh_token } = readBody(v.object({ refresh_token: optionalText }), request);
    if (!isRefreshToken(refresh_token)) throw validationFailed('Refresh token is not valid');
    const tokenHash = hashRefreshToken(refresh_token);
    const held = await accounts.change(request, (change) => refresh(change, tokenHash));
    // Thrown only here, after the transaction that ended the session was committed.
    if (held === 'ended') throw refreshTokenNotFound();
    if (held !== 'reused') return held;
    throw authFailure(400, 'refresh_token_already_used');
  };

  async function refresh(
    change: AccountChange,
    tokenHash: string,
  ): Promise<HeldSession | 'reused' | 'ended'> {
    const { transaction, now } = change;
    const session = await holdSessionOfRefreshToken(change, tokenHash);
    if (!session) throw refreshTokenNotFound();
    const account = await requireAccount(transaction, { id: session.user_id });
    refuseBannedUser(account, now, 400);
    if (!(await sessions.settleLink(change, account, session))) return 'ended';

    const refreshToken = await refreshTokens.exchange(change, tokenHash);
    if (refreshToken !== null) return { account, session, refreshToken };
    // This deletes the refresh tokens too, and a stolen access token stops working in this API.
    await deleteSessions(change, account.id, { only: session.id });
    await change.record('refreshTokenReused', account);
    return 'reused';
  }
}

function refreshTokenNotFound(): Failure {
  return authFailure(400, 'refresh_token_not_found');
}
