import { deleteFlows } from '#server/auth/flows-store.ts';
import { deleteOneTimeTokens } from '#server/auth/one-time-tokens-store.ts';
import { hashPassword, isPasswordOf } from '#server/auth/password-hash.ts';
import { deleteSessions } from '#server/auth/sessions-store.ts';
import type { SignedInUser } from '#server/auth/signed-in-user.ts';
import { type Account, updateUser } from '#server/auth/users-store.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';

/** The hash of a password that may take the old one's place. Throws 422 `same_password`. */
export async function hashNewPassword(account: Account, password: string): Promise<string> {
  if (await isPasswordOf(account.password_hash, password)) {
    throw new Failure(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return hashPassword(password);
}

/**
 * Sets the password and shuts out everybody who came in by the old one or by a mail: the other
 * sessions end, links, codes and flows on their way are dead (accounts contract, A.4).
 */
export async function changePassword(
  transaction: Database,
  { account, session, passwordHash }: SignedInUser & { passwordHash: string },
  now: number,
): Promise<void> {
  const changes = {
    password_hash: passwordHash,
    confirmation_sent_at: null,
    recovery_sent_at: null,
  };
  await updateUser(transaction, account.id, changes, now);
  await deleteOneTimeTokens(transaction, account.id);
  await deleteFlows(transaction, account.id);
  await deleteSessions(transaction, account.id, session ? { except: session.id } : {});
}
