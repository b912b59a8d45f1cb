import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { authFailure } from '#server/accounts/requests/auth-failures.ts';
import type { JsonObject } from '#server/accounts/requests/user-metadata.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import type { Database, FactorsTable, Identity, User } from '#server/database/schema.ts';
import { isUniqueViolation } from '#server/database/violations.ts';

/** A user with everything that the accounts API shows (docs/contracts/accounts.md#the-user). */
export interface Account extends Omit<User, 'app_metadata' | 'user_metadata'> {
  app_metadata: JsonObject;
  user_metadata: JsonObject;
  identities: AccountIdentity[];
  factors: Factor[];
}

/** The identity of a user who logs in by mail address. */
export interface AccountIdentity extends Omit<Identity, 'identity_data'> {
  identity_data: JsonObject;
}

/** A second factor, verified or not. */
export type Factor = Selectable<FactorsTable>;

/** A user to add. Without a password, the user can log in by mail only. */
export interface NewUser {
  /** A random UUID by default. */
  id?: string;
  email: string;
  passwordHash: string | null;
  metadata: JsonObject;
  /** A sign-up repeats address and id in the metadata, as clients expect. */
  isSignUp: boolean;
}

const mailProvider = { provider: 'email', providers: ['email'] };

/** What identifies a user: the id, or the address. */
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

/** The account of a user who must exist. Throws when there is none. */
export async function requireAccount(database: Database, by: AccountKey): Promise<Account> {
  const account = await getAccount(database, by);
  if (!account) throw new Error('A user who was there a moment ago is gone.');
  return account;
}

/** One page of all accounts, sorted by `created_at`. */
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

export async function countAccounts(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('users')
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The second factors of these users, oldest first. */
export function listFactors(database: Database, userIds: string[]): Promise<Factor[]> {
  return database
    .selectFrom('factors')
    .selectAll()
    .where('user_id', 'in', userIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function completeAccounts(database: Database, users: User[]): Promise<Account[]> {
  if (users.length === 0) return [];
  const ids = users.map(({ id }) => id);
  const identities = await database
    .selectFrom('identities')
    .selectAll()
    .where('user_id', 'in', ids)
    .execute();
  const factors = await listFactors(database, ids);
  return users.map((user) => ({
    ...user,
    app_metadata: JSON.parse(user.app_metadata),
    user_metadata: JSON.parse(user.user_metadata),
    identities: identities
      .filter(({ user_id }) => user_id === user.id)
      .map((identity) => ({ ...identity, identity_data: JSON.parse(identity.identity_data) })),
    factors: factors.filter(({ user_id }) => user_id === user.id),
  }));
}

/** Throws `user_banned`, with the status of the endpoint, while the account is banned. */
export function refuseBannedUser(account: Account, now: number, status: 400 | 403): void {
  if (account.banned_until !== null && account.banned_until > now) {
    throw authFailure(status, 'user_banned');
  }
}

/**
 * Adds an unconfirmed user with a mail identity, unless the address or the id is taken. Gives
 * whether the user was added.
 */
export async function addUserUnlessTaken(
  change: AccountChange,
  { id = randomUUID(), email, passwordHash, metadata, isSignUp }: NewUser,
): Promise<boolean> {
  const { transaction, now } = change;
  const claims = { ...metadata, email, email_verified: false, phone_verified: false, sub: id };
  const added = await transaction
    .insertInto('users')
    .values({
      id,
      email,
      password_hash: passwordHash,
      app_metadata: JSON.stringify(mailProvider),
      user_metadata: JSON.stringify(isSignUp ? claims : metadata),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await addIdentity(change, id, claims);
  return true;
}

/** Adds a user with a confirmed address, or confirms the user who has it. Gives the id. */
export async function addConfirmedUser(change: AccountChange, newUser: NewUser): Promise<string> {
  await addUserUnlessTaken(change, newUser);
  const account = await requireAccount(change.transaction, { email: newUser.email });
  await confirmEmail(change, account);
  return account.id;
}

/** Adds a user without an address, who is identified by the session alone. Gives the id. */
export async function addAnonymousUser(
  { transaction, now }: AccountChange,
  metadata: JsonObject,
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

export async function updateUser(
  { transaction, now }: AccountChange,
  id: string,
  changes: Partial<Omit<User, 'id' | 'created_at' | 'updated_at'>>,
) {
  await transaction
    .updateTable('users')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Marks the user's address as confirmed. */
export async function confirmEmail(change: AccountChange, account: Account) {
  const verified = { email_verified: true };
  const user_metadata = JSON.stringify(repeat(account.user_metadata, verified));
  await updateUser(change, account.id, { email_confirmed_at: change.now, user_metadata });
  for (const { id, identity_data } of account.identities) {
    await updateIdentity(change, id, { ...identity_data, ...verified });
  }
}

/**
 * Replaces the address in the user, the metadata and the identity; adds the identity of a user who
 * had no address. `confirmedAt` is null for an unconfirmed address. Throws 422 `email_exists` when
 * another request has taken the address meanwhile.
 */
export async function changeEmail(
  change: AccountChange,
  account: Account,
  email: string,
  confirmedAt: number | null = account.email_confirmed_at ?? change.now,
) {
  const verified = { email, email_verified: confirmedAt !== null };
  const columns = {
    email,
    email_confirmed_at: confirmedAt,
    new_email: null,
    email_change_sent_at: null,
    email_change_halves: 0,
    is_anonymous: 0,
    app_metadata: JSON.stringify({ ...account.app_metadata, ...mailProvider }),
    user_metadata: JSON.stringify(repeat(account.user_metadata, verified)),
  };
  await updateUser(change, account.id, columns).catch((error) => {
    throw isUniqueViolation(error) ? authFailure(422, 'email_exists') : error;
  });
  const identity = account.identities[0];
  const data = { ...identity?.identity_data, sub: account.id, ...verified };
  await (identity
    ? updateIdentity(change, identity.id, data)
    : addIdentity(change, account.id, { ...data, phone_verified: false }));
}

// Updates only the claims that the sign-up has repeated in the metadata.
function repeat(metadata: JsonObject, claims: JsonObject): JsonObject {
  const repeated = Object.entries(claims).filter(([name]) => name in metadata);
  return { ...metadata, ...Object.fromEntries(repeated) };
}

/**
 * Deletes the password of an unconfirmed account, unless its hash is `keptPasswordHash`. Somebody
 * else may have registered the address with that password, and could log in once the owner has
 * confirmed it. The owner can set a password by a reset.
 */
export async function dropUnprovedPassword(
  { transaction, now }: AccountChange,
  { email, keptPasswordHash }: { email: string; keptPasswordHash: string | null },
) {
  let query = transaction
    .updateTable('users')
    .set({ password_hash: null, updated_at: now })
    .where('email', '=', email)
    // The address may have been confirmed meanwhile.
    .where('email_confirmed_at', 'is', null);
  if (keptPasswordHash !== null) query = query.where('password_hash', '<>', keptPasswordHash);
  await query.execute();
}

/** Stores the time of a sign-in on the user and the identity. */
export async function stampSignIn({ transaction, now }: AccountChange, id: string) {
  const stamp = { last_sign_in_at: now, updated_at: now };
  await transaction.updateTable('users').set(stamp).where('id', '=', id).execute();
  await transaction.updateTable('identities').set(stamp).where('user_id', '=', id).execute();
}

/** Deletes a user; the database deletes the rows that belong to the user. */
export async function deleteUser({ transaction }: AccountChange, id: string) {
  await transaction.deleteFrom('users').where('id', '=', id).execute();
}

// Does nothing when the user has one already.
async function addIdentity({ transaction, now }: AccountChange, userId: string, data: JsonObject) {
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

async function updateIdentity({ transaction, now }: AccountChange, id: string, data: JsonObject) {
  await transaction
    .updateTable('identities')
    .set({ identity_data: JSON.stringify(data), updated_at: now })
    .where('id', '=', id)
    .execute();
}
