import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { encryptFactorSecret } from '#server/accounts/second-factor/factor-secret.ts';
import {
  addFactor,
  deleteAbandonedFactors,
  deleteFactor,
  type Factor,
  holdFactors,
  listFactors,
} from '#server/accounts/second-factor/factors-store.ts';
import { requireFactor, requireFactorOwner } from '#server/accounts/second-factor/own-factor.ts';
import { lacksSecondFactor } from '#server/accounts/second-factor/second-factor.ts';
import { createTotpKey } from '#server/accounts/second-factor/totp.ts';
import { lowerSessions } from '#server/accounts/sessions/sessions-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { insufficientAal, validationFailed } from '#server/accounts/wire/auth-failures.ts';
import { optionalText, readBody } from '#server/accounts/wire/read-input.ts';
import { Failure } from '#server/failure.ts';
import { factorRemovedMail } from '#server/mail/notice-mails.ts';

const factorLimit = 10;

/** POST /factors begins to set up a second factor; DELETE removes one (accounts contract, A.4). */
export function registerFactorRoutes(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { settings, secrets, database, notices, clock } = dependencies;
  const { publicUrl } = settings;

  app.post('/factors', async (request) => {
    const { account, session } = await requireFactorOwner(dependencies, request);
    const { friendly_name, issuer } = readEnrollment(request);
    const { id: user_id, email } = account;
    const id = randomUUID();
    const totp = createTotpKey({
      issuer: issuer || new URL(publicUrl).host,
      label: email ?? user_id,
    });
    const encrypted_secret = encryptFactorSecret(secrets.tokenSecret, id, totp.secret);
    await database.transaction().execute(async (transaction) => {
      const now = clock();
      await holdFactors(transaction, user_id);
      await deleteAbandonedFactors(transaction, user_id, now);
      const factors = await listFactors(transaction, [user_id]);
      requireRoom(factors, friendly_name);
      if (lacksSecondFactor({ factors }, session)) throw insufficientAal(403);
      await addFactor(transaction, { id, user_id, friendly_name, encrypted_secret }, now);
      const event = { action: 'factor_in_progress', userId: user_id } as const;
      await recordEvent(transaction, request, event, now);
    });
    return { id, type: 'totp', friendly_name, totp };
  });

  app.delete<{ Params: { id: string } }>('/factors/:id', async (request) => {
    const { account, session } = await requireFactorOwner(dependencies, request);
    const { id, status } = await database.transaction().execute(async (transaction) => {
      const factors = await holdFactors(transaction, account.id);
      const factor = requireFactor({ factors }, request.params.id);
      const isInUse = factor.status === 'verified';
      if (isInUse && session.aal !== 'aal2') throw insufficientAal(422);
      await deleteFactor(transaction, factor.id);
      await lowerSessions(transaction, factor.id);
      const event = { action: 'factor_unenrolled', userId: account.id } as const;
      await recordEvent(transaction, request, event, clock());
      return factor;
    });
    const to = account.email;
    if (status === 'verified' && to) {
      notices.send((language) => factorRemovedMail({ to, language, publicUrl }), request);
    }
    return { id };
  });
}

// Long enough for a name, short enough for a QR code; no text that a database or a URL cannot hold.
const shortText = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'it holds characters that cannot be shown'),
);

const enrollmentSchema = v.object({
  factor_type: optionalText,
  friendly_name: v.nullish(shortText, ''),
  issuer: v.nullish(shortText, ''),
});

function readEnrollment(request: FastifyRequest): v.InferOutput<typeof enrollmentSchema> {
  const enrollment = readBody(enrollmentSchema, request);
  const type = enrollment.factor_type;
  if (type === 'phone' || type === 'webauthn') {
    throw new Failure(
      422,
      `mfa_${type}_enroll_not_enabled`,
      'Only authenticator apps are in use here: factor_type needs to be totp.',
    );
  }
  if (type !== 'totp') throw validationFailed('factor_type needs to be totp.');
  return enrollment;
}

function requireRoom(factors: Factor[], friendlyName: string): void {
  if (factors.some(({ friendly_name }) => friendly_name === friendlyName)) {
    throw new Failure(
      422,
      'mfa_factor_name_conflict',
      `You have a second factor named "${friendlyName}" already. Please choose another name.`,
    );
  }
  if (factors.length >= factorLimit) {
    throw new Failure(
      422,
      'too_many_enrolled_mfa_factors',
      'You have as many second factors as there can be. Please remove one first.',
    );
  }
}
