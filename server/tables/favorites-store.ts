import { type Expression, expressionBuilder, type Insertable, type SqlBool } from 'kysely';
import type { Database, FavoritesTable, Schema } from '#server/database/schema.ts';

export type Favorite = FavoritesTable;
export type FavoriteColumn = keyof Favorite;
/** A favorite to be added; whose it is, only the store says. */
export type NewFavorite = Omit<Insertable<FavoritesTable>, 'user_id'>;

/** What a row must fulfil; all conditions of a list together. */
export interface FavoriteCondition {
  column: FavoriteColumn;
  operator: '=' | '!=' | '>' | '>=' | '<' | '<=' | 'in';
  /** A list with `in`, one value with every other operator. */
  value: string | number | (string | number)[];
  isNegated: boolean;
}

export interface FavoriteOrder {
  column: FavoriteColumn;
  direction: 'asc' | 'desc';
}

/** Part of a user's favorites, in an order. */
export interface FavoriteRange {
  conditions: FavoriteCondition[];
  order: FavoriteOrder[];
  offset: number;
  limit: number;
}

/** The primary key: a favorite is known by its owner, type and id (decisions, row 14). */
export const favoriteKey = ['user_id', 'type', 'movie_id'] as const;

/**
 * The favorites of one user. This is the only code that touches the table, and each of its
 * statements begins from one of the three below, which are bound to the owner: no caller can reach
 * another user's rows (decisions, row 17).
 */
export function favoritesOf(database: Database, userId: string) {
  const owned = database.selectFrom('favorites').where('user_id', '=', userId);
  const ownedRemoval = database.deleteFrom('favorites').where('user_id', '=', userId);
  const ownedAddition = (favorites: NewFavorite[]) =>
    database
      .insertInto('favorites')
      .values(favorites.map((favorite) => ({ ...favorite, user_id: userId })));

  /** Adds those that are not there yet and gives back only these, in the order given. */
  async function addMissing(favorites: NewFavorite[]): Promise<Favorite[]> {
    if (favorites.length === 0) return [];
    return ownedAddition(favorites)
      .onConflict((conflict) => conflict.columns(favoriteKey).doNothing())
      .returningAll()
      .execute();
  }

  return {
    addMissing,

    /** False once the user was deleted; their token may outlive them. */
    async hasOwner(): Promise<boolean> {
      const owner = database.selectFrom('users').select('id').where('id', '=', userId);
      return (await owner.executeTakeFirst()) !== undefined;
    },

    /** Whether the user has so many favorites already. */
    async hasAtLeast(number: number): Promise<boolean> {
      const [last] = await owned
        .select('movie_id')
        .offset(number - 1)
        .limit(1)
        .execute();
      return last !== undefined;
    },

    find({ conditions, order, offset, limit }: FavoriteRange): Promise<Favorite[]> {
      const inOrder = order.reduce(
        (query, { column, direction }) => query.orderBy(column, direction),
        owned.where(every(conditions)),
      );
      // Ended by the rest of the key, so that pages neither repeat nor leave out a row.
      return inOrder
        .orderBy('type')
        .orderBy('movie_id')
        .limit(limit)
        .offset(offset)
        .selectAll()
        .execute();
    },

    async count(conditions: FavoriteCondition[]): Promise<number> {
      const { total } = await owned
        .where(every(conditions))
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /**
     * Adds favorites; one that is there already takes over the new `created_at`, or keeps its own
     * when `keepsTime`. No favorite may be given twice. Needs a transaction: it is two statements,
     * because one alone does not say which rows are new.
     */
    async merge(favorites: NewFavorite[], keepsTime: boolean) {
      if (favorites.length === 0) return { rows: [], added: [] };
      const added = await addMissing(favorites);
      const rows = await ownedAddition(favorites)
        .onConflict((conflict) =>
          conflict.columns(favoriteKey).doUpdateSet(({ ref }) => ({
            created_at: ref(keepsTime ? 'favorites.created_at' : 'excluded.created_at'),
          })),
        )
        .returningAll()
        .execute();
      return { rows, added };
    },

    remove(conditions: FavoriteCondition[]): Promise<Favorite[]> {
      return ownedRemoval.where(every(conditions)).returningAll().execute();
    },
  };
}

export type FavoritesStore = ReturnType<typeof favoritesOf>;

function every(conditions: FavoriteCondition[]): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'favorites'>();
  return eb.and(
    conditions.map(({ column, operator, value, isNegated }) => {
      // PostgreSQL refuses an empty list.
      const isNever = Array.isArray(value) && value.length === 0;
      const condition = isNever ? eb.lit(false) : eb(column, operator, value);
      return isNegated ? eb.not(condition) : condition;
    }),
  );
}
