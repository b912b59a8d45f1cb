import * as v from 'valibot';
import type { Tap } from '#client/features/favorites/tap.ts';
import type { TableClient } from '#client/lib/table-client.ts';
import { type FavoriteKey, favoriteKeySchema } from '#contract/favorites.ts';

/** The table did not take something. Refused for good: trying again would not help. */
export class FavoritesError extends Error {
  readonly isForGood: boolean;

  constructor(message: string, isForGood: boolean) {
    super(message);
    this.name = 'FavoritesError';
    this.isForGood = isForGood;
  }
}

/** The table `favorites` of one user. Rejects with a FavoritesError. */
export interface FavoritesClient {
  /** Every favorite, oldest first. */
  readAll(): Promise<FavoriteKey[]>;
  /**
   * Makes the table say what the taps say; saying it twice changes nothing. All of them add, or
   * all remove titles of one type.
   */
  save(taps: Tap[]): Promise<void>;
}

/** As many rows as a hosted table gives at once. */
const rowsAtOnce = 1000;

export function createFavoritesClient(table: TableClient, userId: string): FavoritesClient {
  return {
    async readAll() {
      const rows = await readFavoriteRows(table, userId, 'movie_id, type');
      return v.parse(v.array(favoriteKeySchema), rows);
    },

    async save(taps) {
      const [first] = taps;
      if (!first) return;
      const favorites = table.from('favorites');
      const { error, status } = first.isFavorite
        ? await favorites.upsert(
            taps.map(({ type, movie_id }) => ({ user_id: userId, type, movie_id })),
            { onConflict: 'user_id,type,movie_id', ignoreDuplicates: true },
          )
        : await favorites
            .delete()
            .match({ user_id: userId, type: first.type })
            .in(
              'movie_id',
              taps.map(({ movie_id }) => movie_id),
            );
      if (error) throw failureOf(status, error.message);
    },
  };
}

/** The columns of every row of the user, oldest first. Rejects with a FavoritesError. */
export async function readFavoriteRows(
  table: TableClient,
  userId: string,
  columns: string,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (;;) {
    const { data, error, status } = await table
      .from('favorites')
      .select(columns)
      .eq('user_id', userId)
      .order('created_at')
      .order('type')
      .order('movie_id')
      .range(rows.length, rows.length + rowsAtOnce - 1);
    if (error) throw failureOf(status, error.message);
    rows.push(...data);
    if (data.length < rowsAtOnce) return rows;
  }
}

// No answer, an expired token, too much at once and the server's own trouble all pass.
function failureOf(status: number, message: string): FavoritesError {
  const passes = status < 400 || [401, 408, 425, 429].includes(status) || status >= 500;
  return new FavoritesError(message, !passes);
}
