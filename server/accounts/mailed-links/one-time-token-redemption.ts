import { confirmEmailChange, isChangeSlot } from '#server/accounts/mailed-links/email-change.ts';
import {
  deriveLinkToken,
  hashLinkToken,
  isLinkToken,
  pkcePrefix,
} from '#server/accounts/mailed-links/one-time-token.ts';
import {
  deleteOneTimeTokens,
  getOneTimeToken,
  type OneTimeTokenRow,
  type Slot,
  tryOneTimeTokens,
} from '#server/accounts/mailed-links/one-time-tokens-store.ts';
import { confirmEmail, requireAccount, updateUser } from '#server/accounts/users/users-store.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';
import type { WriteNotice } from '#server/mail/notices.ts';
import type { Settings } from '#server/settings/read-settings.ts';

/** What a link or a typed code is for, and the slots it may come from (accounts contract, A.5). */
const slotsByType = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
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
  if (!isLinkToken(linkToken)) return null;
  return getOneTimeToken(transaction, hashLinkToken(linkToken), slotsByType[type], now);
}

/**
 * The live token whose code was mailed to the address and typed, or null; each call is one try. Of
 * several live codes only the newest is compared: each more would be one more that a guess can hit.
 */
export async function findByTypedCode(
  transaction: Database,
  tokenSecret: string,
  { type, email, code }: { type: VerificationType; email: string; code: string },
  now: number,
): Promise<OneTimeTokenRow | null> {
  const live = await tryOneTimeTokens(transaction, { email }, slotsByType[type], now);
  const newest = live.toSorted((one, other) => other.sent_at - one.sent_at)[0];
  const linkToken = deriveLinkToken(tokenSecret, email, code);
  const hashes = [linkToken, pkcePrefix + linkToken].map(hashLinkToken);
  return newest && hashes.includes(newest.token_hash) ? newest : null;
}

/** What a proved address has led to. */
export interface Redemption {
  /** A change of address still waits for its other half. */
  isHalf: boolean;
  /** To be sent once this is committed. */
  notice: WriteNotice | null;
}

/**
 * Acts on a proof that a mail was read: the address is confirmed, or takes the place of the old
 * one. Throws 422 `email_exists` when somebody else has the new address by now.
 */
export async function acceptProof(
  transaction: Database,
  settings: Settings,
  token: OneTimeTokenRow,
  now: number,
): Promise<Redemption> {
  const account = await requireAccount(transaction, { id: token.user_id });
  if (isChangeSlot(token.slot)) {
    return confirmEmailChange(transaction, settings, { account, slot: token.slot }, now);
  }
  if (account.email_confirmed_at) return { isHalf: false, notice: null };
  await confirmEmail(transaction, account, now);
  // Whoever registered an address that is not theirs has set this password; its owner has not.
  if (token.slot === 'recovery' || account.invited_at !== null) {
    await updateUser(transaction, account.id, { password_hash: null }, now);
  }
  return { isHalf: false, notice: null };
}

/** The same for a code that was typed, which is used up: every other mail loses its power too. */
export async function redeemOneTimeToken(
  transaction: Database,
  settings: Settings,
  token: OneTimeTokenRow,
  now: number,
): Promise<Redemption> {
  const redemption = await acceptProof(transaction, settings, token, now);
  if (!redemption.isHalf) await deleteOneTimeTokens(transaction, token.user_id);
  return redemption;
}

/** What every unusable code or link is answered with, known or not (accounts contract, A.5). */
export function otpExpired(form: 'code' | 'link'): Failure {
  const message =
    form === 'code' ? 'Token has expired or is invalid' : 'Email link is invalid or has expired';
  return new Failure(403, 'otp_expired', message);
}

/** What the first half of a change of address says (accounts contract, A.5). */
export const halfMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';
