import type { Favorite, FavoritesStore, NewFavorite } from '#server/tables/favorites-store.ts';
import { tableBounds } from '#server/tables/table-bounds.ts';
import { tableFailure } from '#server/tables/table-failure.ts';
import type { InsertRequest } from '#server/tables/table-request.ts';

const { favoritesOfOneUser } = tableBounds;

export interface Inserted {
  /** The rows written, as the answer may show them. */
  rows: Favorite[];
  /** Those of them that were not there before. */
  added: Favorite[];
}

/**
 * Adds a request's favorites, and treats those already there as it prefers (accounts contract,
 * B.2). Throws 54000 for a user who has 50,000 of them, 23505 for one that is there when nothing is preferred, 21000 for one that a merge
 * names twice, 23503 when the user was deleted while the token still holds.
 */
export async function insertFavorites(
  store: FavoritesStore,
  { favorites, keepsTime, preferences }: InsertRequest,
): Promise<Inserted> {
  if (!(await store.hasOwner())) {
    throw tableFailure(
      409,
      '23503',
      'insert or update on table "favorites" violates foreign key constraint "favorites_user_id_fkey"',
      { hint: 'The account is gone. Register again.' },
    );
  }
  if (await store.hasAtLeast(favoritesOfOneUser)) {
    throw tableFailure(400, '54000', `A user can have ${favoritesOfOneUser} favorites at most`, {
      hint: 'Remove some first.',
    });
  }
  if (preferences.resolution === 'merge-duplicates') {
    requireDistinct(favorites);
    return store.merge(favorites, keepsTime);
  }
  const rows = await store.addMissing(favorites);
  if (preferences.resolution !== 'ignore-duplicates') requireAll(favorites, rows);
  return { rows, added: rows };
}

function requireDistinct(favorites: NewFavorite[]): void {
  if (new Set(favorites.map(keyOf)).size === favorites.length) return;
  throw tableFailure(
    400,
    '21000',
    'ON CONFLICT DO UPDATE command cannot affect row a second time',
    {
      hint: 'Send each favorite once.',
    },
  );
}

function requireAll(favorites: NewFavorite[], added: Favorite[]): void {
  const keys = new Set(added.map(keyOf));
  // Each added row answers for one given; a favorite given twice was added once.
  const duplicate = favorites.find((favorite) => !keys.delete(keyOf(favorite)));
  if (!duplicate) return;
  throw tableFailure(
    409,
    '23505',
    'duplicate key value violates unique constraint "favorites_pkey"',
    { details: `Key (type, movie_id)=(${keyOf(duplicate)}) already exists.` },
  );
}

function keyOf({ type, movie_id }: NewFavorite): string {
  return `${type}, ${movie_id}`;
}
