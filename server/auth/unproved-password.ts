import type { AuthDependencies } from '#server/auth/auth-dependencies.ts';
import type { Account } from '#server/auth/users-store.ts';

/**
 * Takes the password from an account whose address nobody has proved, when somebody else may have
 * set it: an address that is registered with two passwords, or asked for by mail, has no password
 * once it is proved, and its owner sets one by a reset. Otherwise whoever registered a stranger's
 * address first could open the account afterwards.
 */
export async function dropUnprovedPassword(
  { database, clock }: Pick<AuthDependencies, 'database' | 'clock'>,
  { id }: Pick<Account, 'id'>,
): Promise<void> {
  await database
    .updateTable('users')
    .set({ password_hash: null, updated_at: clock() })
    .where('id', '=', id)
    // The mail may have been answered meanwhile.
    .where('email_confirmed_at', 'is', null)
    .execute();
}
