import type { Insertable, Selectable } from 'kysely';
import type { Database, OneTimeTokensTable } from '#server/database/schema.ts';

export type OneTimeTokenRow = Selectable<OneTimeTokensTable>;
export type Slot = OneTimeTokensTable['slot'];

/** Life of a mailed link or code (accounts contract, A.7). */
export const oneTimeTokenMilliseconds = 3_600_000;

// Six digits can be guessed; five tries at a million codes cannot.
const attemptLimit = 5;

/** Puts a token into the user's slot; the one of its kind that was there is dead. */
export async function saveOneTimeToken(
  transaction: Database,
  token: Pick<
    Insertable<OneTimeTokensTable>,
    'user_id' | 'slot' | 'is_pkce' | 'token_hash' | 'email'
  >,
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
    .values({ user_id: token.user_id, slot: token.slot, is_pkce: token.is_pkce, ...content })
    .onConflict((conflict) => conflict.columns(['user_id', 'slot', 'is_pkce']).doUpdateSet(content))
    .execute();
}

/** The live token with this hash in one of these slots, or null. */
export async function getOneTimeToken(
  transaction: Database,
  tokenHash: string,
  slots: Slot[],
  now: number,
): Promise<OneTimeTokenRow | null> {
  const row = await transaction
    .selectFrom('one_time_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('slot', 'in', slots)
    .where('sent_at', '>', now - oneTimeTokenMilliseconds)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The live tokens in these slots whose codes may still be typed: those that were mailed to an
 * address, or a user's. Each has lost one of its tries, a write that also keeps others from using
 * it before the transaction ends. The links of the same mails do not count tries: nobody can guess
 * them, so nobody can make them useless either.
 */
export async function tryOneTimeTokens(
  transaction: Database,
  by: { email: string } | { user_id: string },
  slots: Slot[],
  now: number,
): Promise<OneTimeTokenRow[]> {
  return transaction
    .updateTable('one_time_tokens')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where((row) => row.and(by))
    .where('slot', 'in', slots)
    .where('attempts', '<', attemptLimit)
    .where('sent_at', '>', now - oneTimeTokenMilliseconds)
    .returningAll()
    .execute();
}

/** Makes the user's codes and links in these slots useless; without slots, all of them. */
export async function deleteOneTimeTokens(
  transaction: Database,
  userId: string,
  slots?: Slot[],
): Promise<void> {
  let query = transaction.deleteFrom('one_time_tokens').where('user_id', '=', userId);
  if (slots) query = query.where('slot', 'in', slots);
  await query.execute();
}
