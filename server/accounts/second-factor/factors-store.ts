import type { Insertable, Selectable } from 'kysely';
import { challengeMilliseconds } from '#server/accounts/second-factor/factor-challenges-store.ts';
import type { Database, FactorsTable } from '#server/database/schema.ts';

export type Factor = Selectable<FactorsTable>;

/** Life of a factor that nobody finishes setting up (accounts contract, A.7). */
const unverifiedMilliseconds = 300_000;

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

/**
 * The user's factors, which nobody else changes until the transaction ends: a write that changes
 * nothing holds the user's row, as logging in does too. It has to come before every other write.
 */
export async function holdFactors(transaction: Database, userId: string): Promise<Factor[]> {
  await transaction
    .updateTable('users')
    .set((user) => ({ updated_at: user.ref('updated_at') }))
    .where('id', '=', userId)
    .execute();
  return listFactors(transaction, [userId]);
}

/** Adds a factor that has yet to be verified. */
export async function addFactor(
  transaction: Database,
  factor: Pick<Insertable<FactorsTable>, 'id' | 'user_id' | 'friendly_name' | 'encrypted_secret'>,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('factors')
    .values({ ...factor, status: 'unverified', created_at: now, updated_at: now })
    .execute();
}

/** Notes that a code of the factor was asked for. */
export async function stampChallenge(
  transaction: Database,
  id: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('factors')
    .set({ last_challenged_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Takes the code of a 30-second step, which verifies the factor, and gives whether it could be
 * taken: a code works once, and so does every earlier one (RFC 6238, 5.2).
 */
export async function spendCode(
  transaction: Database,
  id: string,
  step: number,
  now: number,
): Promise<boolean> {
  const spent = await transaction
    .updateTable('factors')
    .set({ status: 'verified', last_used_step: step, updated_at: now })
    .where('id', '=', id)
    .where((factor) =>
      factor.or([factor('last_used_step', 'is', null), factor('last_used_step', '<', step)]),
    )
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function deleteFactor(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('factors').where('id', '=', id).execute();
}

/** Deletes what the user has begun to set up. */
export async function deleteUnverifiedFactors(
  transaction: Database,
  userId: string,
): Promise<void> {
  await transaction
    .deleteFrom('factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .execute();
}

/** Deletes what the user began to set up a while ago, unless a code of it can still be entered. */
export async function deleteAbandonedFactors(
  transaction: Database,
  userId: string,
  now: number,
): Promise<void> {
  await transaction
    .deleteFrom('factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where('created_at', '<=', now - unverifiedMilliseconds)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('factor_challenges')
        .select('factor_id')
        .where('created_at', '>', now - challengeMilliseconds),
    )
    .execute();
}
