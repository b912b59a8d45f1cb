import { hashOneTimeCode, isOneTimeToken, pkcePrefix } from '#server/auth/one-time-token.ts';
import {
  deleteOneTimeTokens,
  type OneTimeTokenRow,
  type Slot,
  tryOneTimeTokens,
} from '#server/auth/one-time-tokens-store.ts';
import { confirmEmail, getAccount, requireAccount } from '#server/auth/users-store.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';

/** What a link or a typed code is for, and the slots it may come from (accounts contract, A.5). */
const slotsByType = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
} satisfies Record<string, Slot[]>;

export type VerificationType = keyof typeof slotsByType;

export const verificationTypes = Object.keys(slotsByType) as VerificationType[];

/** `email` means whichever of the two kinds of mail the token came from. */
export function effectiveType(
  type: VerificationType,
  { slot }: OneTimeTokenRow,
): Exclude<VerificationType, 'email'> {
  if (type !== 'email') return type;
  return slot === 'confirmation' ? 'signup' : 'magiclink';
}

/** The live token that a link carries, or null. */
export async function findByLinkToken(
  transaction: Database,
  { type, linkToken }: { type: VerificationType; linkToken: string },
  now: number,
): Promise<OneTimeTokenRow | null> {
  if (!isOneTimeToken(linkToken)) return null;
  const by = { token_hash: linkToken };
  const [found] = await tryOneTimeTokens(transaction, by, slotsByType[type], now);
  return found ?? null;
}

/** The live token whose code was mailed to the address and typed, or null; each call is one attempt. */
export async function findByTypedCode(
  transaction: Database,
  tokenSecret: string,
  { type, email, code }: { type: VerificationType; email: string; code: string },
  now: number,
): Promise<OneTimeTokenRow | null> {
  const account = await getAccount(transaction, { email });
  if (!account) return null;
  const by = { user_id: account.id };
  const live = await tryOneTimeTokens(transaction, by, slotsByType[type], now);
  const typed = hashOneTimeCode(tokenSecret, email, code);
  return live.find(({ token_hash }) => [typed, pkcePrefix + typed].includes(token_hash)) ?? null;
}

/** Uses the token up: the address is proved, and every other mail to the user loses its power. */
export async function redeemOneTimeToken(
  transaction: Database,
  { user_id }: OneTimeTokenRow,
  now: number,
): Promise<void> {
  const account = await requireAccount(transaction, { id: user_id });
  if (!account.email_confirmed_at) await confirmEmail(transaction, account, now);
  await deleteOneTimeTokens(transaction, user_id);
}

/** What every unusable code or link is answered with, known or not (accounts contract, A.5). */
export function otpExpired(form: 'code' | 'link'): Failure {
  const message =
    form === 'code' ? 'Token has expired or is invalid' : 'Email link is invalid or has expired';
  return new Failure(403, 'otp_expired', message);
}
