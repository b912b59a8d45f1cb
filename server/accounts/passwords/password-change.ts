import type { FastifyRequest } from 'fastify';
import type { Limits } from '#server/accounts/limits/limits.ts';
import { hashPassword, isPasswordOf } from '#server/accounts/passwords/password-hash.ts';
import { authFailure } from '#server/accounts/requests/auth-failures.ts';
import { deleteSessions } from '#server/accounts/sessions/sessions-store.ts';
import type { SignedInUser } from '#server/accounts/sessions/signed-in-user.ts';
import { deleteFlows } from '#server/accounts/tokens/flows-store.ts';
import { deriveLinkToken, hashLinkToken } from '#server/accounts/tokens/one-time-token.ts';
import {
  deleteOneTimeTokens,
  tryOneTimeTokens,
} from '#server/accounts/tokens/one-time-tokens-store.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';
import { updateUser } from '#server/accounts/users/users-store.ts';
import type { Settings } from '#server/settings/read-settings.ts';

/** A new password, and the proofs that the owner sets it; a missing member is empty. */
export interface PasswordWish {
  password: string;
  currentPassword: string;
  /** The code of a reauthentication mail. */
  nonce: string;
}

interface PasswordChangeOptions {
  settings: Pick<Settings, 'requiresCurrentPassword' | 'requiresReauthentication'>;
  tokenSecret: string;
  accounts: Accounts;
  limits: Limits;
}

const reauthenticationMilliseconds = 86_400_000;
const mailMethods = ['otp', 'magiclink', 'recovery'];

/** Checks the proofs that a change of password requires. */
export function createPasswordChanges(options: PasswordChangeOptions) {
  const { settings, tokenSecret, accounts, limits } = options;

  return {
    /**
     * Checks the proofs that the settings require, and gives the new password's hash. Throws a
     * failure for a missing or wrong proof, 422 `same_password`, and 429 after too many wrong
     * tries.
     */
    async prepare(
      request: FastifyRequest,
      caller: SignedInUser,
      { password, currentPassword, nonce }: PasswordWish,
    ): Promise<string> {
      const { password_hash } = caller.account;
      await requireFreshProof(request, caller, nonce);
      const isProved = await requireCurrentPassword(request, caller, currentPassword);
      const isSame = () => isPasswordOf(password_hash, password);
      // `same_password` reveals the current password, so without proof it costs a try like a guess.
      if (isProved ? await isSame() : await guessPassword(request, caller, isSame)) {
        throw authFailure(422, 'same_password');
      }
      return hashPassword(password);
    },
  };

  async function requireFreshProof(
    request: FastifyRequest,
    { account, session }: SignedInUser,
    nonce: string,
  ) {
    const isOld = !session || session.created_at + reauthenticationMilliseconds < accounts.now();
    if (!settings.requiresReauthentication || !isOld) return;
    if (!nonce) throw authFailure(400, 'reauthentication_needed');
    const expected = hashLinkToken(deriveLinkToken(tokenSecret, account.email ?? '', nonce));
    const guess = { kind: 'mailedCode', account: { email: account.email ?? account.id } } as const;
    const proof = await limits.withinAttempts(request, guess, () =>
      accounts.change(request, async (change) => {
        const live = await tryOneTimeTokens(change, { user_id: account.id }, ['reauthentication']);
        return live.find(({ token_hash }) => token_hash === expected) ?? null;
      }),
    );
    if (!proof) throw authFailure(422, 'reauthentication_not_valid');
  }

  // Gives whether it was sent. It is checked even if the settings do not require it.
  async function requireCurrentPassword(
    request: FastifyRequest,
    caller: SignedInUser,
    currentPassword: string,
  ): Promise<boolean> {
    const { password_hash } = caller.account;
    if (currentPassword) {
      const isRight = () => isPasswordOf(password_hash, currentPassword);
      if (await guessPassword(request, caller, isRight)) return true;
      throw authFailure(400, 'current_password_invalid');
    }
    const cameByMail = caller.session?.amr.some(({ method }) => mailMethods.includes(method));
    if (settings.requiresCurrentPassword && !cameByMail && password_hash !== null) {
      throw authFailure(400, 'current_password_required');
    }
    return false;
  }

  // Shares its limit with log-ins. An account without a password needs no limit.
  async function guessPassword(
    request: FastifyRequest,
    { account: { email, password_hash } }: SignedInUser,
    isRight: () => Promise<boolean>,
  ): Promise<boolean> {
    if (email === null || password_hash === null) return false;
    const guess = { kind: 'password', account: { email } } as const;
    const attempt = async () => (await isRight()) || null;
    return (await limits.withinAttempts(request, guess, attempt)) !== null;
  }
}

/**
 * Sets the password and shuts out anybody who knows the old one or reads the mails: deletes the
 * other sessions and all open links, codes and flows (docs/contracts/accounts.md#passwords).
 */
export async function changePassword(
  change: AccountChange,
  { account, session }: SignedInUser,
  passwordHash: string,
) {
  const columns = {
    password_hash: passwordHash,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    reauthentication_sent_at: null,
    email_change_sent_at: null,
    new_email: null,
    email_change_halves: 0,
  };
  await updateUser(change, account.id, columns);
  await deleteOneTimeTokens(change, account.id);
  await deleteFlows(change, account.id);
  await deleteSessions(change, account.id, session ? { except: session.id } : {});
}
