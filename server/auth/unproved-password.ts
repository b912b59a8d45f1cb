import type { AuthDependencies } from '#server/auth/auth-dependencies.ts';
import { type Account, updateUser } from '#server/auth/users-store.ts';

/**
 * Takes the password from an account whose address nobody has proved, when somebody else may have
 * set it: an address that is registered with two passwords, or asked for by mail, has no password once it is
 * proved, and its owner sets one by a reset. Otherwise whoever registered a stranger's address
 * first could open the account afterwards.
 */
export async function dropUnprovedPassword(
  { database, clock }: Pick<AuthDependencies, 'database' | 'clock'>,
  { id, email_confirmed_at }: Pick<Account, 'id' | 'email_confirmed_at'>,
): Promise<void> {
  if (email_confirmed_at === null) {
    await updateUser(database, id, { password_hash: null }, clock());
  }
}
