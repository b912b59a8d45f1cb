import type { Database } from '#server/database/schema.ts';

/**
 * Takes the password from an account whose address nobody has proved, when somebody else may have
 * set it: an address that is registered with two passwords, or asked for by mail, has no password
 * once it is proved, and its owner sets one by a reset. Otherwise whoever registered a stranger's
 * address first could open the account afterwards. The password with `keptPasswordHash` stays.
 */
export async function dropUnprovedPassword(
  transaction: Database,
  { email, keptPasswordHash }: { email: string; keptPasswordHash: string | null },
  now: number,
): Promise<void> {
  let query = transaction
    .updateTable('users')
    .set({ password_hash: null, updated_at: now })
    .where('email', '=', email)
    // The mail may have been answered meanwhile.
    .where('email_confirmed_at', 'is', null);
  if (keptPasswordHash !== null) query = query.where('password_hash', '<>', keptPasswordHash);
  await query.execute();
}
