import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { optionalText, readBody } from '#server/accounts/requests/read-input.ts';
import type { FactorRouteParts } from '#server/accounts/second-factor/factor-route-parts.ts';
import { encryptFactorSecret } from '#server/accounts/second-factor/factor-secret.ts';
import {
  addFactor,
  deleteAbandonedFactors,
  holdFactors,
} from '#server/accounts/second-factor/factors-store.ts';
import {
  removeFactor,
  requireFactor,
  requireFactorOwner,
} from '#server/accounts/second-factor/own-factor.ts';
import { createTotpKey } from '#server/accounts/second-factor/totp.ts';
import { lacksSecondFactor } from '#server/accounts/sessions/assurance-level.ts';
import { type Factor, listFactors } from '#server/accounts/users/users-store.ts';
import { Failure } from '#server/failure.ts';

const factorLimit = 10;

/**
 * POST /factors starts to set up a second factor; DELETE removes one
 * (docs/contracts/accounts.md#second-factors).
 */
export function registerFactorRoutes(
  app: FastifyInstance,
  { settings, tokenSecret, accounts, signedIn }: FactorRouteParts,
): void {
  app.post('/factors', async (request) => {
    const { account, session } = await requireFactorOwner(signedIn, request);
    const { friendly_name, issuer } = readEnrollment(request);
    const { id: user_id, email } = account;
    const id = randomUUID();
    const names = { issuer: issuer || new URL(settings.publicUrl).host, label: email ?? user_id };
    const totp = createTotpKey(names);
    const encrypted_secret = encryptFactorSecret(tokenSecret, id, totp.secret);
    await accounts.change(request, async (change) => {
      await holdFactors(change, user_id);
      await deleteAbandonedFactors(change, user_id);
      const factors = await listFactors(change.transaction, [user_id]);
      requireRoom(factors, friendly_name);
      if (lacksSecondFactor({ factors }, session)) throw authFailure(403, 'insufficient_aal');
      await addFactor(change, { id, user_id, friendly_name, encrypted_secret });
      await change.record('factorBegun', account);
    });
    return { id, type: 'totp', friendly_name, totp };
  });

  app.delete<{ Params: { id: string } }>('/factors/:id', async (request) => {
    const { account, session } = await requireFactorOwner(signedIn, request);
    const { id } = await accounts.change(request, async (change) => {
      const factors = await holdFactors(change, account.id);
      const factor = requireFactor({ factors }, request.params.id);
      const isInUse = factor.status === 'verified';
      if (isInUse && session.aal !== 'aal2') throw authFailure(422, 'insufficient_aal');
      await removeFactor(change, account, factor);
      return factor;
    });
    return { id };
  });
}

// Short enough for a QR code, and without characters that a database or a URL cannot hold.
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
  if (factors.length >= factorLimit) throw authFailure(422, 'too_many_enrolled_mfa_factors');
}
