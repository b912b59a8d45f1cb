import type { Database } from '#server/database/schema.ts';

/** An answer of TMDB as it is cached; times are milliseconds since 1970. */
export interface CachedAnswer {
  /** Null when TMDB does not have it. */
  content: unknown;
  etag: string | null;
  /** When TMDB gave it, or last said that it is still so. */
  fetchedAt: number;
  freshUntil: number;
}

/** The answer cached under `key`, its content still the text it is stored as; null when there is none. */
export async function findAnswer(
  database: Database,
  key: string,
): Promise<(Omit<CachedAnswer, 'content'> & { contentJson: string }) | null> {
  const row = await database
    .selectFrom('catalogue_answers')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { content, etag, fetched_at, fresh_until } = row;
  return { contentJson: content, etag, fetchedAt: fetched_at, freshUntil: fresh_until };
}

/** Stores an answer in the place of the one before. */
export async function upsertAnswer(
  database: Database,
  key: string,
  { etag, fetchedAt, freshUntil }: Omit<CachedAnswer, 'content'>,
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
