import { favoriteColumns } from '#contract/favorites.ts';
import type { FavoriteChange, FavoriteRecord } from '#server/realtime/change-feed.ts';
import { toJsonValue } from '#server/tables/favorite-columns.ts';
import { type Favorite, type FavoriteColumn, favoriteKey } from '#server/tables/favorites-store.ts';
import type { Inserted } from '#server/tables/insert-favorites.ts';

/**
 * The changes that an insert made, as the change feed carries them: a row that a merge met is an
 * update, even where it is now as it was before. `committedAt` is in milliseconds.
 */
export function describeInsert({ rows, added }: Inserted, committedAt: number): FavoriteChange[] {
  const addedKeys = new Set(added.map(keyText));
  return rows.map((row) => {
    const isNew = addedKeys.has(keyText(row));
    return {
      type: isNew ? 'INSERT' : 'UPDATE',
      record: toRecord(row, favoriteColumns),
      old_record: isNew ? null : toRecord(row, favoriteKey),
      committedAt,
    };
  });
}

/** The changes that a removal made. */
export function describeRemoval(rows: Favorite[], committedAt: number): FavoriteChange[] {
  return rows.map((row) => ({
    type: 'DELETE',
    record: null,
    old_record: toRecord(row, favoriteKey),
    committedAt,
  }));
}

function toRecord(row: Favorite, columns: readonly FavoriteColumn[]): FavoriteRecord {
  return Object.fromEntries(columns.map((column) => [column, toJsonValue(column, row[column])]));
}

function keyText(row: Favorite): string {
  return favoriteKey.map((column) => row[column]).join();
}
