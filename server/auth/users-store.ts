import { randomUUID } from 'node:crypto';
import type { JsonObject } from '#server/auth/user-metadata.ts';
import type { Database, Identity, User } from '#server/database/schema.ts';

/** A user with all that the accounts API tells of one. */
export interface Account extends Omit<User, 'app_metadata' | 'user_metadata'> {
  app_metadata: JsonObject;
  user_metadata: JsonObject;
  identities: AccountIdentity[];
}

export interface AccountIdentity extends Omit<Identity, 'identity_data'> {
  identity_data: JsonObject;
}

/** What a sign-up adds; without a password the account is entered by mail only. */
export interface NewUser {
  email: string;
  passwordHash: string | null;
  metadata: JsonObject;
}

/** What knows a user: the id, or the address. */
export type AccountKey = { id: string } | { email: string };

export async function getAccount(database: Database, by: AccountKey): Promise<Account | null> {
  const user = await database
    .selectFrom('users')
    .selectAll()
    .where((row) => row.and(by))
    .executeTakeFirst();
  if (!user) return null;
  const identities = await database
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', user.id)
    .execute();
  return {
    ...user,
    app_metadata: JSON.parse(user.app_metadata),
    user_metadata: JSON.parse(user.user_metadata),
    identities: identities.map((row) => ({
      ...row,
      identity_data: JSON.parse(row.identity_data),
    })),
  };
}

/** The account of a user who is known to exist. */
export async function requireAccount(database: Database, by: AccountKey): Promise<Account> {
  const account = await getAccount(database, by);
  if (!account) throw new Error('A user who was there a moment ago is gone.');
  return account;
}

/** Adds an unconfirmed user with a mail identity; does nothing when the address is taken. */
export async function addUserUnlessTaken(
  transaction: Database,
  { email, passwordHash, metadata }: NewUser,
  now: number,
): Promise<void> {
  const id = randomUUID();
  const claims = { ...metadata, email, email_verified: false, phone_verified: false, sub: id };
  const times = { created_at: now, updated_at: now };
  const added = await transaction
    .insertInto('users')
    .values({
      id,
      email,
      password_hash: passwordHash,
      app_metadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      user_metadata: JSON.stringify(claims),
      ...times,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await transaction
    .insertInto('identities')
    .values({
      id: randomUUID(),
      user_id: id,
      provider: 'email',
      identity_data: JSON.stringify(claims),
      ...times,
    })
    .execute();
}

/** Notes that the address was proved to be the user's. */
export async function confirmEmail(
  transaction: Database,
  account: Account,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      email_confirmed_at: now,
      user_metadata: JSON.stringify({ ...account.user_metadata, email_verified: true }),
      updated_at: now,
    })
    .where('id', '=', account.id)
    .execute();
  for (const { id, identity_data } of account.identities) {
    await transaction
      .updateTable('identities')
      .set({
        identity_data: JSON.stringify({ ...identity_data, email_verified: true }),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
  }
}

/** Changes columns of a user's row. */
export async function updateUser(
  transaction: Database,
  id: string,
  changes: Partial<
    Pick<User, 'password_hash' | 'user_metadata' | 'confirmation_sent_at' | 'recovery_sent_at'>
  >,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Notes a sign-in on the user and the identity. */
export async function stampSignIn(transaction: Database, id: string, now: number): Promise<void> {
  const stamp = { last_sign_in_at: now, updated_at: now };
  await transaction.updateTable('users').set(stamp).where('id', '=', id).execute();
  await transaction.updateTable('identities').set(stamp).where('user_id', '=', id).execute();
}
