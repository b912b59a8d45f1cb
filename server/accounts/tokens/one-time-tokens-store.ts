import type { Selectable } from 'kysely';
import { hashLinkToken, isLinkToken, pkcePrefix } from '#server/accounts/tokens/one-time-token.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import type { OneTimeTokensTable } from '#server/database/schema.ts';

export type OneTimeTokenRow = Selectable<OneTimeTokensTable>;
export type Slot = OneTimeTokensTable['slot'];

/** Lifetime of a mailed link or code. */
export const oneTimeTokenMilliseconds = 3_600_000;

// Five tries are too few to guess one of a million codes.
const attemptLimit = 5;

/** Stores the hash of a mailed token in the user's slot, where it replaces the one of its kind. */
export async function saveOneTimeToken(
  { transaction, now }: AccountChange,
  token: { userId: string; slot: Slot; email: string; linkToken: string },
) {
  const { userId, slot, email, linkToken } = token;
  const is_pkce = linkToken.startsWith(pkcePrefix) ? 1 : 0;
  const content = { token_hash: hashLinkToken(linkToken), email, attempts: 0, sent_at: now };
  await transaction
    .insertInto('one_time_tokens')
    .values({ user_id: userId, slot, is_pkce, ...content })
    .onConflict((conflict) => conflict.columns(['user_id', 'slot', 'is_pkce']).doUpdateSet(content))
    .execute();
}

/** The live token of a link in one of these slots, or null. */
export async function getOneTimeToken(
  { transaction, now }: AccountChange,
  linkToken: string,
  slots: Slot[],
): Promise<OneTimeTokenRow | null> {
  if (!isLinkToken(linkToken)) return null;
  const row = await transaction
    .selectFrom('one_time_tokens')
    .selectAll()
    .where('token_hash', '=', hashLinkToken(linkToken))
    .where('slot', 'in', slots)
    .where('sent_at', '>', now - oneTimeTokenMilliseconds)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Takes one try from each live token in these slots, of a mail address or of a user, and gives
 * those that had a try left. The write also locks the tokens until the transaction ends. Links do
 * not count tries, because nobody can guess them; so nobody can block a link by wrong guesses
 * either.
 */
export async function tryOneTimeTokens(
  { transaction, now }: AccountChange,
  by: { email: string } | { user_id: string },
  slots: Slot[],
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

/** Deletes the user's codes and links in these slots; without slots, all of them. */
export async function deleteOneTimeTokens(
  { transaction }: AccountChange,
  userId: string,
  slots?: Slot[],
) {
  let query = transaction.deleteFrom('one_time_tokens').where('user_id', '=', userId);
  if (slots) query = query.where('slot', 'in', slots);
  await query.execute();
}
