import type { Database } from '#server/database/schema.ts';

/** A cached answer of TMDB; times are milliseconds since 1970. */
export interface CachedAnswer {
  /** Null when TMDB answered that it does not exist. */
  content: unknown;
  etag: string | null;
  /** When TMDB sent it, or last confirmed that it has not changed. */
  fetchedAt: number;
  freshUntil: number;
}

/** Gives the answer cached under `key`, with its content as JSON text; null when there is none. */
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

/** Stores an answer; replaces the earlier one under the same key. */
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
 * Of the answers whose keys begin with `prefix`, deletes those fetched at or before `fetchedAt`, and
 * all but the newest `most`.
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
