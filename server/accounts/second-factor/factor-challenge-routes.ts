import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { isUuid, optionalText, readBody } from '#server/accounts/requests/read-input.ts';
import {
  addChallenge,
  type ChallengeState,
  challengeMilliseconds,
  closeChallenge,
  tryChallenge,
} from '#server/accounts/second-factor/factor-challenges-store.ts';
import type { FactorRouteParts } from '#server/accounts/second-factor/factor-route-parts.ts';
import { decryptFactorSecret } from '#server/accounts/second-factor/factor-secret.ts';
import {
  deleteUnverifiedFactors,
  holdFactors,
  spendCode,
} from '#server/accounts/second-factor/factors-store.ts';
import { requireFactor, requireFactorOwner } from '#server/accounts/second-factor/own-factor.ts';
import { findTotpStep } from '#server/accounts/second-factor/totp.ts';
import { lacksSecondFactor } from '#server/accounts/sessions/assurance-level.ts';
import type { HeldSession } from '#server/accounts/sessions/sessions.ts';
import {
  type ActiveSession,
  deleteSessions,
  raiseSession,
} from '#server/accounts/sessions/sessions-store.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import { type Factor, requireAccount } from '#server/accounts/users/users-store.ts';
import type { Failure } from '#server/failure.ts';

interface FactorRoute {
  Params: { id: string };
}

/**
 * A challenge asks for a code of a second factor. The right code raises the session that sent it to
 * aal2, and the first right code verifies the factor (docs/contracts/accounts.md#second-factors).
 */
export function registerFactorChallengeRoutes(
  app: FastifyInstance,
  options: FactorRouteParts,
): void {
  const { tokenSecret, accounts, signedIn, limits, sessions, refreshTokens } = options;

  app.post<FactorRoute>('/factors/:id/challenge', async (request) => {
    const { account } = await requireFactorOwner(signedIn, request);
    return accounts.change(request, async (change) => {
      const factors = await holdFactors(change, account.id);
      const factor = requireFactor({ factors }, request.params.id);
      const id = await addChallenge(change, factor.id);
      const expires_at = Math.floor((change.now + challengeMilliseconds) / 1000);
      return { id, type: 'totp', expires_at };
    });
  });

  app.post<FactorRoute>('/factors/:id/verify', async (request) => {
    const { account, session } = await requireFactorOwner(signedIn, request);
    const factor = requireFactor(account, request.params.id);
    const { challengeId, code } = readAnswer(request);
    const isNew = factor.status === 'unverified';
    // To add a factor, a user has to show the existing one first.
    if (isNew && lacksSecondFactor(account, session)) throw authFailure(403, 'insufficient_aal');

    const guess = { kind: 'factorCode', account: { id: account.id } } as const;
    const held = await limits.withinAttempts(request, guess, () =>
      accounts.change(request, async (change) => {
        await holdFactors(change, account.id);
        const asked = { id: challengeId, factorId: factor.id };
        const state = await tryChallenge(change, asked);
        if (state !== 'live') throw challengeFailure(state);
        const step = findTotpStep(readSecret(factor), code, change.now);
        // The caller throws: throwing here would roll back the counted try.
        if (step === null || !(await spendCode(change, factor.id, step))) return null;
        await closeChallenge(change, challengeId);
        const raised = await raise(change, session, factor.id);
        await change.record(isNew ? 'factorAdded' : 'factorShown', account);
        return raised;
      }),
    );
    if (held) return sessions.describe(held);
    await accounts.record(request, 'factorRefused', account);
    throw authFailure(422, 'mfa_verification_failed');
  });

  // Raises the session to aal2 with a new refresh token. Deletes the user's other aal1 sessions and
  // unverified factors.
  async function raise(
    change: AccountChange,
    session: ActiveSession,
    factorId: string,
  ): Promise<HeldSession> {
    const { id: sessionId, user_id: userId } = session;
    const raised = await raiseSession(change, session, factorId);
    const refreshToken = await refreshTokens.replace(change, sessionId);
    // The session may have ended meanwhile, for example because a token was stolen.
    if (!raised || !refreshToken) throw authFailure(403, 'session_not_found');
    await deleteSessions(change, userId, { except: sessionId, aal: 'aal1' });
    await deleteUnverifiedFactors(change, userId);
    await limits.rememberNetwork(change, userId);
    const account = await requireAccount(change.transaction, { id: userId });
    return { account, session: raised, refreshToken };
  }

  // Decryption fails when the server's secrets have changed, so no code can be right any more.
  function readSecret(factor: Factor): string {
    try {
      return decryptFactorSecret(tokenSecret, factor);
    } catch (cause) {
      const message =
        'This second factor cannot be checked any more. Please ask the administrator to remove it.';
      throw authFailure(422, 'mfa_verification_failed', message, { cause });
    }
  }
}

const answerSchema = v.object({ challenge_id: optionalText, code: optionalText });

function readAnswer(request: FastifyRequest): { challengeId: string; code: string } {
  const { challenge_id: challengeId, code } = readBody(answerSchema, request);
  if (!code) throw validationFailed('The code that your authenticator app shows is required.');
  if (!isUuid(challengeId)) throw challengeFailure('unknown');
  return { challengeId, code };
}

// Supabase Auth has no error code for a used challenge; this is the closest one.
function challengeFailure(state: Exclude<ChallengeState, 'live'>): Failure {
  if (state === 'used') return authFailure(422, 'mfa_ip_address_mismatch');
  if (state === 'ended') return authFailure(422, 'mfa_challenge_expired');
  const message = 'This challenge is not known. Please ask for a new one.';
  return authFailure(422, 'mfa_factor_not_found', message);
}
