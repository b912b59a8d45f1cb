import type { KeptAnswer } from '#server/catalogue/cache/answer-cache.ts';
import type { Database } from '#server/database/schema.ts';

/** The answer kept under `key`, its content still the text it was kept as; null when there is none. */
export async function findAnswer(
  database: Database,
  key: string,
): Promise<(Omit<KeptAnswer, 'content'> & { contentJson: string }) | null> {
  const row = await database
    .selectFrom('catalogue_answers')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { content, etag, fetched_at, fresh_until } = row;
  return { contentJson: content, etag, fetchedAt: fetched_at, freshUntil: fresh_until };
}

/** Keeps an answer in the place of the one before. */
export async function keepAnswer(
  database: Database,
  key: string,
  { etag, fetchedAt, freshUntil }: Omit<KeptAnswer, 'content'>,
  contentJson: string,
): Promise<void> {
  const answer = {
    content: contentJson,
    etag,
    fetched_at: fetchedAt,
    fresh_until: freshUntil,
  };
  await database
    .insertInto('catalogue_answers')
    .values({ key, ...answer })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(answer))
    .execute();
}

/**
 * Deletes, of the answers whose keys begin with `prefix`, what was fetched at or before that time,
 * and all but the newest `most`.
 */
export async function deleteOldAnswers(
  database: Database,
  prefix: string,
  fetchedAt: number,
  most: number,
): Promise<void> {
  const firstTooMany = await database
    .selectFrom('catalogue_answers')
    .select('fetched_at')
    .where('key', 'like', `${prefix}%`)
    .orderBy('fetched_at', 'desc')
    .limit(1)
    .offset(most)
    .executeTakeFirst();
  await database
    .deleteFrom('catalogue_answers')
    .where('key', 'like', `${prefix}%`)
    .where('fetched_at', '<=', Math.max(fetchedAt, firstTooMany?.fetched_at ?? 0))
    .execute();
}
