import type { Insertable, Selectable } from 'kysely';
import type { Database, OneTimeTokensTable } from '#server/database/schema.ts';

export type OneTimeTokenRow = Selectable<OneTimeTokensTable>;
export type Slot = OneTimeTokensTable['slot'];

const validMilliseconds = 3_600_000;
// Six digits can be guessed; five tries at a million codes cannot.
const attemptLimit = 5;

/** Puts a token into the user's slot; the one that was there is dead. */
export async function saveOneTimeToken(
  transaction: Database,
  token: Pick<Insertable<OneTimeTokensTable>, 'user_id' | 'slot' | 'token_hash' | 'email'>,
  now: number,
): Promise<void> {
  const content = {
    token_hash: token.token_hash,
    email: token.email,
    attempts: 0,
    sent_at: now,
  };
  await transaction
    .insertInto('one_time_tokens')
    .values({ user_id: token.user_id, slot: token.slot, ...content })
    .onConflict((conflict) => conflict.columns(['user_id', 'slot']).doUpdateSet(content))
    .execute();
}

/**
 * The live tokens in these slots: of one user, or with one hash. Each has lost one of its attempts,
 * a write that also keeps others from using it before the transaction ends.
 */
export async function tryOneTimeTokens(
  transaction: Database,
  by: { user_id: string } | { token_hash: string },
  slots: Slot[],
  now: number,
): Promise<OneTimeTokenRow[]> {
  return transaction
    .updateTable('one_time_tokens')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where((row) => row.and(by))
    .where('slot', 'in', slots)
    .where('attempts', '<', attemptLimit)
    .where('sent_at', '>', now - validMilliseconds)
    .returningAll()
    .execute();
}

/** Makes every code and link that was mailed to the user useless. */
export async function deleteOneTimeTokens(transaction: Database, userId: string): Promise<void> {
  await transaction.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute();
}
