import { randomUUID } from 'node:crypto';
import type { JsonObject } from '#server/accounts/users/user-metadata.ts';
import type { Database, Identity } from '#server/database/schema.ts';

/** The way in by mail address and password, with what was said of it. */
export interface AccountIdentity extends Omit<Identity, 'identity_data'> {
  identity_data: JsonObject;
}

/** The identities of these users. */
export async function listIdentities(
  database: Database,
  userIds: string[],
): Promise<AccountIdentity[]> {
  const rows = await database
    .selectFrom('identities')
    .selectAll()
    .where('user_id', 'in', userIds)
    .execute();
  return rows.map((row) => ({ ...row, identity_data: JSON.parse(row.identity_data) }));
}

/** Gives a user a mail identity, unless there is one. */
export async function addIdentity(
  transaction: Database,
  userId: string,
  data: JsonObject,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('identities')
    .values({
      id: randomUUID(),
      user_id: userId,
      provider: 'email',
      identity_data: JSON.stringify(data),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doNothing())
    .execute();
}

/** Changes what is said of an identity. */
export async function updateIdentity(
  transaction: Database,
  id: string,
  data: JsonObject,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('identities')
    .set({ identity_data: JSON.stringify(data), updated_at: now })
    .where('id', '=', id)
    .execute();
}
