import { randomUUID } from 'node:crypto';
import { type Factor, listFactors } from '#server/accounts/second-factor/factors-store.ts';
import {
  type AccountIdentity,
  addIdentity,
  listIdentities,
  updateIdentity,
} from '#server/accounts/users/identities-store.ts';
import type { JsonObject } from '#server/accounts/users/user-metadata.ts';
import { emailExists } from '#server/accounts/wire/auth-failures.ts';
import type { Database, User } from '#server/database/schema.ts';
import { isUniqueViolation } from '#server/database/unique-violation.ts';

/** A user with all that the accounts API tells of one. */
export interface Account extends Omit<User, 'app_metadata' | 'user_metadata'> {
  app_metadata: JsonObject;
  user_metadata: JsonObject;
  identities: AccountIdentity[];
  factors: Factor[];
}

/** What a sign-up adds; without a password the account is entered by mail only. */
export interface NewUser {
  /** Made up where it is not given. */
  id?: string;
  email: string;
  passwordHash: string | null;
  metadata: JsonObject;
  /** Somebody who signs up finds address and id repeated in their metadata, as clients expect. */
  isSignUp: boolean;
}

/** What knows a user: the id, or the address. */
export type AccountKey = { id: string } | { email: string };

export async function getAccount(database: Database, by: AccountKey): Promise<Account | null> {
  const users = await database
    .selectFrom('users')
    .selectAll()
    .where((row) => row.and(by))
    .execute();
  const [account = null] = await completeAccounts(database, users);
  return account;
}

/** A page of all accounts, by when they were made. */
export async function listAccounts(
  database: Database,
  { limit, offset, direction }: { limit: number; offset: number; direction: 'asc' | 'desc' },
): Promise<Account[]> {
  const users = await database
    .selectFrom('users')
    .selectAll()
    .orderBy('created_at', direction)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return completeAccounts(database, users);
}

/** How many accounts there are. */
export async function countAccounts(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('users')
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function completeAccounts(database: Database, users: User[]): Promise<Account[]> {
  if (users.length === 0) return [];
  const ids = users.map(({ id }) => id);
  const identities = await listIdentities(database, ids);
  const factors = await listFactors(database, ids);
  return users.map((user) => ({
    ...user,
    app_metadata: JSON.parse(user.app_metadata),
    user_metadata: JSON.parse(user.user_metadata),
    identities: identities.filter(({ user_id }) => user_id === user.id),
    factors: factors.filter(({ user_id }) => user_id === user.id),
  }));
}

/** The account of a user who is known to exist. */
export async function requireAccount(database: Database, by: AccountKey): Promise<Account> {
  const account = await getAccount(database, by);
  if (!account) throw new Error('A user who was there a moment ago is gone.');
  return account;
}

/**
 * Adds an unconfirmed user with a mail identity; does nothing when the address, or the id, is
 * taken. Gives whether it was added.
 */
export async function addUserUnlessTaken(
  transaction: Database,
  { id = randomUUID(), email, passwordHash, metadata, isSignUp }: NewUser,
  now: number,
): Promise<boolean> {
  const claims = { ...metadata, email, email_verified: false, phone_verified: false, sub: id };
  const times = { created_at: now, updated_at: now };
  const added = await transaction
    .insertInto('users')
    .values({
      id,
      email,
      password_hash: passwordHash,
      app_metadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      user_metadata: JSON.stringify(isSignUp ? claims : metadata),
      ...times,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await addIdentity(transaction, id, claims, now);
  return true;
}

// Only what a sign-up has repeated in the metadata is kept true there.
function repeat(metadata: JsonObject, claims: JsonObject): JsonObject {
  const repeated = Object.entries(claims).filter(([name]) => name in metadata);
  return { ...metadata, ...Object.fromEntries(repeated) };
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
      user_metadata: JSON.stringify(repeat(account.user_metadata, { email_verified: true })),
      updated_at: now,
    })
    .where('id', '=', account.id)
    .execute();
  for (const { id, identity_data } of account.identities) {
    await updateIdentity(transaction, id, { ...identity_data, email_verified: true }, now);
  }
}

/**
 * Puts another address in the place of the old one, in the user, what they say of themselves and
 * the identity; whoever had no address has an identity from now on. It counts as proved since
 * `confirmedAt`, and as not proved for null. Throws 422 `email_exists` when another server was faster
 * to give the address away.
 */
export async function changeEmail(
  transaction: Database,
  account: Account,
  email: string,
  now: number,
  confirmedAt: number | null = account.email_confirmed_at ?? now,
): Promise<void> {
  const verified = { email, email_verified: confirmedAt !== null };
  const claims = repeat(account.user_metadata, verified);
  const app = { ...account.app_metadata, provider: 'email', providers: ['email'] };
  await updateUser(
    transaction,
    account.id,
    {
      email,
      email_confirmed_at: confirmedAt,
      new_email: null,
      email_change_sent_at: null,
      email_change_halves: 0,
      is_anonymous: 0,
      app_metadata: JSON.stringify(app),
      user_metadata: JSON.stringify(claims),
    },
    now,
  ).catch((error) => {
    throw isUniqueViolation(error) ? emailExists() : error;
  });
  const identity = account.identities[0];
  const data = { ...identity?.identity_data, sub: account.id, ...verified };
  await (identity
    ? updateIdentity(transaction, identity.id, data, now)
    : addIdentity(transaction, account.id, { ...data, phone_verified: false }, now));
}

/** Adds a user without an address, known by nothing but the session. Gives the id. */
export async function addAnonymousUser(
  transaction: Database,
  metadata: JsonObject,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto('users')
    .values({
      id,
      app_metadata: '{}',
      user_metadata: JSON.stringify(metadata),
      is_anonymous: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Deletes a user; whatever belongs to the user goes with the row. */
export async function deleteUser(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('users').where('id', '=', id).execute();
}

/** Changes columns of a user's row. */
export async function updateUser(
  transaction: Database,
  id: string,
  changes: Partial<Omit<User, 'id' | 'created_at' | 'updated_at'>>,
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
