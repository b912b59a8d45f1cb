import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { withinAttempts } from '#server/accounts/limits/request-limits.ts';
import {
  findByLinkToken,
  findByTypedCode,
  halfMessage,
  otpExpired,
  redeemOneTimeToken,
  type VerificationType,
  verificationTypes,
} from '#server/accounts/mailed-links/one-time-token-redemption.ts';
import type { OneTimeTokenRow } from '#server/accounts/mailed-links/one-time-tokens-store.ts';
import { describeSession } from '#server/accounts/sessions/session-description.ts';
import { startSession } from '#server/accounts/sessions/session-start.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { validationFailed } from '#server/accounts/wire/auth-failures.ts';
import { readMailAddress } from '#server/accounts/wire/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/wire/read-input.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';

/**
 * POST /verify gives a session for a typed code, or for the token of a link that the client has
 * taken out of its address (accounts contract, A.5).
 */
export function registerVerifyCodeRoutes(
  app: FastifyInstance,
  dependencies: AuthDependencies,
): void {
  const { settings, secrets, database, notices, clock } = dependencies;

  app.post('/verify', async (request) => {
    const proof = readProof(request);
    const redeem = () =>
      database.transaction().execute(async (transaction) => {
        const token = await findToken(transaction, secrets.tokenSecret, proof, clock());
        // Not thrown in here: a wrong code has to cost a try.
        if (!token) return null;
        const { isHalf, notice } = await redeemOneTimeToken(transaction, settings, token, clock());
        if (isHalf) return { held: null, notice };
        const start = { userId: token.user_id, method: 'otp', bannedStatus: 403, request } as const;
        return { held: await startSession(transaction, dependencies, start), notice };
      });
    const redeemed = await ('email' in proof
      ? withinAttempts(
          dependencies,
          request,
          { kind: 'mailedCode', account: { email: proof.email } },
          redeem,
        )
      : redeem());
    if (!redeemed) throw otpExpired('email' in proof ? 'code' : 'link');
    const { held, notice } = redeemed;
    if (notice) notices.send(notice, request);
    // The status as text, and `msg`, are what clients expect here (accounts contract, A.5).
    if (!held) return { code: '200', msg: halfMessage };
    return describeSession(dependencies, held);
  });
}

type Proof =
  | { type: VerificationType; email: string; code: string }
  | { type: VerificationType; linkToken: string };

function findToken(
  transaction: Database,
  tokenSecret: string,
  proof: Proof,
  now: number,
): Promise<OneTimeTokenRow | null> {
  return 'email' in proof
    ? findByTypedCode(transaction, tokenSecret, proof, now)
    : findByLinkToken(transaction, proof, now);
}

const proofSchema = v.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  token: optionalText,
  token_hash: optionalText,
});

// A type that this server does not mail has no live code, and is answered as such.
function readProof(request: FastifyRequest): Proof {
  const input = readBody(proofSchema, request);
  const { email, phone, token, token_hash } = input;
  if (!input.type) throw validationFailed('type is required.');
  const type = verificationTypes.find((each) => each === input.type);
  if (Boolean(token) === Boolean(token_hash)) {
    throw validationFailed('Either token or token_hash is required.');
  }
  if (token_hash) {
    if (email || phone) throw validationFailed('token_hash stands alone, without an address.');
    if (!type) throw otpExpired('link');
    return { type, linkToken: token_hash };
  }
  if (Boolean(email) === Boolean(phone)) {
    throw validationFailed('token needs the one address it was sent to.');
  }
  if (!type) throw otpExpired('code');
  if (phone) throw validationFailed('token needs the mail address it was sent to.');
  const address = readMailAddress(email);
  if (address === null) {
    throw new Failure(422, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  return { type, email: address, code: token };
}
