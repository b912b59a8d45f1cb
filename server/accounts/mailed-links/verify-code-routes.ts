import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  halfMessage,
  otpExpired,
  readVerificationType,
  type VerificationType,
} from '#server/accounts/mailed-links/link-redemption.ts';
import type { MailRouteParts } from '#server/accounts/mailed-links/mail-route-parts.ts';
import { validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { readMailAddress } from '#server/accounts/requests/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/requests/read-input.ts';
import { deleteOneTimeTokens } from '#server/accounts/tokens/one-time-tokens-store.ts';

/**
 * POST /verify gives a session for a typed code, or for a link's token that the client has read
 * from its address. This uses up every mailed code and link of the user
 * (docs/contracts/accounts.md#verify).
 */
export function registerVerifyCodeRoutes(
  app: FastifyInstance,
  { accounts, limits, sessions, redemption }: MailRouteParts,
): void {
  app.post('/verify', async (request) => {
    const proof = readProof(request);
    const redeem = () =>
      accounts.change(request, async (change) => {
        const token =
          'email' in proof
            ? await redemption.getByCode(change, proof)
            : await redemption.getByLink(change, proof);
        // The caller throws: throwing here would roll back the counted try.
        if (!token) return null;
        if (!(await redemption.accept(change, token))) return 'half';
        const { user_id: userId } = token;
        await deleteOneTimeTokens(change, userId);
        return sessions.start(change, { userId, method: 'otp', bannedStatus: 403 });
      });
    const held = await ('email' in proof
      ? limits.withinAttempts(
          request,
          { kind: 'mailedCode', account: { email: proof.email } },
          redeem,
        )
      : redeem());
    if (!held) throw otpExpired('email' in proof ? 'code' : 'link');
    // Clients expect `code` as a string, and `msg`.
    if (held === 'half') return { code: '200', msg: halfMessage };
    return sessions.describe(held);
  });
}

type Proof =
  | { type: VerificationType; email: string; code: string }
  | { type: VerificationType; linkToken: string };

const proofSchema = v.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  token: optionalText,
  token_hash: optionalText,
});

// A type that this server does not mail is answered like a code that does not exist.
function readProof(request: FastifyRequest): Proof {
  const input = readBody(proofSchema, request);
  const { email, phone, token, token_hash } = input;
  if (!input.type) throw validationFailed('type is required.');
  const type = readVerificationType(input.type);
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
    throw validationFailed('Unable to validate email address: invalid format', 422);
  }
  return { type, email: address, code: token };
}
