import type { Insertable } from 'kysely';
import { challengeMilliseconds } from '#server/accounts/second-factor/factor-challenges-store.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import { type Factor, listFactors } from '#server/accounts/users/users-store.ts';
import type { FactorsTable } from '#server/database/schema.ts';

/** Lifetime of a factor that was never verified. */
const unverifiedMilliseconds = 300_000;

/**
 * The user's factors, locked until the transaction ends: an update that changes nothing locks the
 * user's row, which a log-in locks too. It has to be the first write of the transaction.
 */
export async function holdFactors(
  { transaction }: AccountChange,
  userId: string,
): Promise<Factor[]> {
  await transaction
    .updateTable('users')
    .set((user) => ({ updated_at: user.ref('updated_at') }))
    .where('id', '=', userId)
    .execute();
  return listFactors(transaction, [userId]);
}

/** Adds an unverified factor. */
export async function addFactor(
  { transaction, now }: AccountChange,
  factor: Pick<Insertable<FactorsTable>, 'id' | 'user_id' | 'friendly_name' | 'encrypted_secret'>,
) {
  await transaction
    .insertInto('factors')
    .values({ ...factor, status: 'unverified', created_at: now, updated_at: now })
    .execute();
}

/**
 * Uses up the code of a 30-second step and marks the factor as verified. Gives false when this code
 * or a later one was used before: each code works once (RFC 6238, 5.2).
 */
export async function spendCode(
  { transaction, now }: AccountChange,
  id: string,
  step: number,
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

export async function deleteFactor({ transaction }: AccountChange, id: string) {
  await transaction.deleteFrom('factors').where('id', '=', id).execute();
}

/** Deletes the user's unverified factors. */
export async function deleteUnverifiedFactors({ transaction }: AccountChange, userId: string) {
  await transaction
    .deleteFrom('factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .execute();
}

/** Deletes the user's old unverified factors, except those with a live challenge. */
export async function deleteAbandonedFactors({ transaction, now }: AccountChange, userId: string) {
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
