import { type EmailChanges, isChangeSlot } from '#server/accounts/mailed-links/email-changes.ts';
import { authFailure } from '#server/accounts/requests/auth-failures.ts';
import {
  deriveLinkToken,
  hashLinkToken,
  pkcePrefix,
} from '#server/accounts/tokens/one-time-token.ts';
import {
  getOneTimeToken,
  type OneTimeTokenRow,
  type Slot,
  tryOneTimeTokens,
} from '#server/accounts/tokens/one-time-tokens-store.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import { confirmEmail, requireAccount, updateUser } from '#server/accounts/users/users-store.ts';
import type { Failure } from '#server/failure.ts';

/**
 * The slots whose tokens a link or a typed code of each type may redeem
 * (docs/contracts/accounts.md#verify).
 */
const slotsByType = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
} satisfies Record<string, Slot[]>;

export type VerificationType = keyof typeof slotsByType;

/** The type in a request, or null for a type that this server does not mail. */
export function readVerificationType(text: string): VerificationType | null {
  return Object.hasOwn(slotsByType, text) ? (text as VerificationType) : null;
}

export type LinkRedemption = ReturnType<typeof createLinkRedemption>;

/** Finds the token of a link or a typed code, and redeems it. */
export function createLinkRedemption(tokenSecret: string, emailChanges: EmailChanges) {
  return {
    /** The live token that a link carries, or null. */
    getByLink(
      change: AccountChange,
      { type, linkToken }: { type: VerificationType; linkToken: string },
    ): Promise<OneTimeTokenRow | null> {
      return getOneTimeToken(change, linkToken, slotsByType[type]);
    },

    /**
     * The live token whose code was mailed to the address, or null; each call costs one try. Only
     * the newest live code is compared, because accepting several would make guessing easier.
     */
    async getByCode(
      change: AccountChange,
      { type, email, code }: { type: VerificationType; email: string; code: string },
    ): Promise<OneTimeTokenRow | null> {
      const live = await tryOneTimeTokens(change, { email }, slotsByType[type]);
      const newest = live.toSorted((one, other) => other.sent_at - one.sent_at)[0];
      const linkToken = deriveLinkToken(tokenSecret, email, code);
      const hashes = [linkToken, pkcePrefix + linkToken].map(hashLinkToken);
      return newest && hashes.includes(newest.token_hash) ? newest : null;
    },

    /**
     * Redeems a token: confirms the address, or one half of a change of address. Gives false while
     * the other half is missing.
     * Throws 422 `email_exists` when another account has taken the new address meanwhile.
     */
    async accept(change: AccountChange, { user_id, slot }: OneTimeTokenRow): Promise<boolean> {
      const account = await requireAccount(change.transaction, { id: user_id });
      if (isChangeSlot(slot)) return emailChanges.confirm(change, account, slot);
      if (account.email_confirmed_at) return true;
      await confirmEmail(change, account);
      // A stranger may have registered this address with their own password.
      if (slot === 'recovery' || account.invited_at !== null) {
        await updateUser(change, account.id, { password_hash: null });
      }
      return true;
    },
  };
}

/** The failure for every unusable code or link, whether it ever existed or not. */
export function otpExpired(form: 'code' | 'link'): Failure {
  const ofLink = 'Email link is invalid or has expired';
  return authFailure(403, 'otp_expired', form === 'link' ? ofLink : undefined);
}

/** The message after the first half of a change of address. */
export const halfMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';
