import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import type { Database } from '#server/database/schema.ts';

const retentionMilliseconds = 90 * 86_400_000;

/** Stores that the user logged in from this network, and deletes networks of long ago. */
export async function rememberNetwork(
  { transaction, now }: AccountChange,
  userId: string,
  networkHash: string,
) {
  await transaction
    .insertInto('known_networks')
    .values({ user_id: userId, network_hash: networkHash, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network_hash']).doUpdateSet({ seen_at: now }),
    )
    .execute();
  await transaction
    .deleteFrom('known_networks')
    .where('user_id', '=', userId)
    .where('seen_at', '<', now - retentionMilliseconds)
    .execute();
}

/** Whether the account's owner has logged in from this network before. */
export async function isKnownNetwork(
  database: Database,
  account: { id: string } | { email: string },
  networkHash: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('known_networks')
    .innerJoin('users', 'users.id', 'known_networks.user_id')
    .select('known_networks.seen_at')
    .where((row) =>
      row.and('id' in account ? { 'users.id': account.id } : { 'users.email': account.email }),
    )
    .where('known_networks.network_hash', '=', networkHash)
    .executeTakeFirst();
  return row !== undefined;
}
