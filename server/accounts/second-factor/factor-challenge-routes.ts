import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { withinAttempts } from '#server/accounts/limits/request-limits.ts';
import {
  addChallenge,
  type ChallengeState,
  challengeMilliseconds,
  closeChallenge,
  tryChallenge,
} from '#server/accounts/second-factor/factor-challenges-store.ts';
import { acceptFactorProof } from '#server/accounts/second-factor/factor-proof.ts';
import { decryptFactorSecret } from '#server/accounts/second-factor/factor-secret.ts';
import {
  type Factor,
  holdFactors,
  spendCode,
  stampChallenge,
} from '#server/accounts/second-factor/factors-store.ts';
import { requireFactor, requireFactorOwner } from '#server/accounts/second-factor/own-factor.ts';
import { lacksSecondFactor } from '#server/accounts/second-factor/second-factor.ts';
import { findTotpStep } from '#server/accounts/second-factor/totp.ts';
import { describeSession } from '#server/accounts/sessions/session-description.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { insufficientAal, validationFailed } from '#server/accounts/wire/auth-failures.ts';
import { isUuid, optionalText, readBody } from '#server/accounts/wire/read-input.ts';
import { Failure } from '#server/failure.ts';
import { factorAddedMail } from '#server/mail/notice-mails.ts';

interface FactorRoute {
  Params: { id: string };
}

/**
 * A challenge asks for a code of a second factor; the right code raises the session that answers
 * it to aal2, and the first one verifies the factor (accounts contract, A.4).
 */
export function registerFactorChallengeRoutes(
  app: FastifyInstance,
  dependencies: AuthDependencies,
): void {
  const { settings, secrets, database, notices, clock } = dependencies;

  app.post<FactorRoute>('/factors/:id/challenge', async (request) => {
    const { account } = await requireFactorOwner(dependencies, request);
    const now = clock();
    const id = await database.transaction().execute(async (transaction) => {
      const factors = await holdFactors(transaction, account.id);
      const factor = requireFactor({ factors }, request.params.id);
      await stampChallenge(transaction, factor.id, now);
      return addChallenge(transaction, factor.id, now);
    });
    const expires_at = Math.floor((now + challengeMilliseconds) / 1000);
    return { id, type: 'totp', expires_at };
  });

  app.post<FactorRoute>('/factors/:id/verify', async (request) => {
    const { account, session } = await requireFactorOwner(dependencies, request);
    const factor = requireFactor(account, request.params.id);
    const { challengeId, code } = readAnswer(request);
    const isNew = factor.status === 'unverified';
    // Nobody adds a second factor who has not shown the one there is.
    if (isNew && lacksSecondFactor(account, session)) throw insufficientAal(403);

    const answer = () =>
      database.transaction().execute(async (transaction) => {
        await holdFactors(transaction, account.id);
        const now = clock();
        const asked = { id: challengeId, factorId: factor.id };
        const state = await tryChallenge(transaction, asked, now);
        if (state !== 'live') throw challengeFailure(state);
        const secret = readSecret(secrets, factor);
        const step = findTotpStep(secret, code, now);
        // Not thrown in here: a wrong code has to cost a try.
        if (step === null || !(await spendCode(transaction, factor.id, step, now))) return null;
        await closeChallenge(transaction, challengeId, now);
        const proof = { session, factorId: factor.id, request };
        return acceptFactorProof(transaction, dependencies, proof);
      });
    const guess = { kind: 'factorCode', account: { id: account.id } } as const;
    const held = await withinAttempts(dependencies, request, guess, answer);
    if (!held) {
      const event = { action: 'verification_refused', userId: account.id } as const;
      await recordEvent(database, request, event, clock());
      throw new Failure(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    if (isNew && account.email) {
      const { email: to } = account;
      const { publicUrl } = settings;
      notices.send((language) => factorAddedMail({ to, language, publicUrl }), request);
    }
    return describeSession(dependencies, held);
  });
}

// Made with secrets that are gone: no code can ever be right.
function readSecret({ tokenSecret }: AuthDependencies['secrets'], factor: Factor): string {
  try {
    return decryptFactorSecret(tokenSecret, factor);
  } catch (cause) {
    throw new Failure(
      422,
      'mfa_verification_failed',
      'This second factor cannot be checked any more. Please ask the administrator to remove it.',
      { cause },
    );
  }
}

const answerSchema = v.object({ challenge_id: optionalText, code: optionalText });

function readAnswer(request: FastifyRequest): { challengeId: string; code: string } {
  const { challenge_id: challengeId, code } = readBody(answerSchema, request);
  if (!code) throw validationFailed('The code that your authenticator app shows is required.');
  if (!isUuid(challengeId)) throw challengeFailure('unknown');
  return { challengeId, code };
}

function challengeFailure(state: Exclude<ChallengeState, 'live'>): Failure {
  const [code, message] = challengeFailures[state];
  return new Failure(422, code, message);
}

/** A challenge that is used up has the code of one that is answered from elsewhere (A.4). */
const challengeFailures = {
  unknown: ['mfa_factor_not_found', 'This challenge is not known. Please ask for a new one.'],
  used: ['mfa_ip_address_mismatch', 'This challenge was answered. Please ask for a new one.'],
  ended: ['mfa_challenge_expired', 'This challenge has expired. Please ask for a new one.'],
} as const;
