import {
  type Compilable,
  type Expression,
  expressionBuilder,
  type Kysely,
  type SqlBool,
} from 'kysely';
import type { StoredValue } from '#contract/tables/column-types.ts';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Database } from '#server/database/schema.ts';
import {
  type JsonRows,
  type ManyRows,
  selectJson,
  selectMany,
} from '#server/database/select-many.ts';

/** A row with its stored values. */
export type Row = Record<string, StoredValue>;

/** A condition on a row. A row must meet all conditions of a list. */
export interface Condition {
  column: string;
  operator: '=' | '!=' | '>' | '>=' | '<' | '<=' | 'in';
  /** A list for `in`, one value for every other operator. */
  value: StoredValue | StoredValue[];
  isNegated: boolean;
}

export interface Order {
  column: string;
  direction: 'asc' | 'desc';
}

/** Part of a user's rows, in order. */
export interface RowRange {
  /** The columns to read. */
  select: string[];
  conditions: Condition[];
  order: Order[];
  offset: number;
  limit: number;
}

/**
 * One user's rows in a table. No code outside of this file accesses such a table. Each statement
 * starts from one of the three queries below, which are bound to the owner, so no caller can reach
 * another user's rows
 * (docs/contracts/table-and-feed.md#whose-rows).
 */
export function rowsOf(
  database: Database,
  { name, key, columns }: TableDefinition,
  userId: string,
) {
  const [, ...rest] = key;
  // The schema's types need a literal table name, which is not known here.
  const untyped = database as unknown as Kysely<Record<string, Row>>;
  const owned = () => untyped.selectFrom(name).where('user_id', '=', userId);
  const ownedRemoval = () => untyped.deleteFrom(name).where('user_id', '=', userId);
  const ownedAddition = (rows: Row[]) =>
    untyped.insertInto(name).values(rows.map((row) => ({ ...row, user_id: userId })));

  /** Adds the rows that do not exist yet and gives only these, in the given order. */
  async function addMissing(rows: Row[]): Promise<Row[]> {
    if (rows.length === 0) return [];
    const addition = () =>
      ownedAddition(rows)
        .onConflict((conflict) => conflict.columns(key).doNothing())
        .returningAll();
    if (rows.length > 1) return addition().execute();
    const values = rows.flatMap((row) => Object.values({ ...row, user_id: userId }));
    return run<Row>(['add', ...rows.map(Object.keys)], values, addition);
  }

  function rowsIn({ select, conditions, order, offset, limit }: RowRange): ManyRows<Row> {
    // The key comes last, so that pages neither repeat nor omit a row.
    const complete = [...order, ...rest.map((column) => ({ column, direction: 'asc' as const }))];
    return {
      shape: JSON.stringify([name, 'find', select, order, conditions.map(shapeOf)]),
      parameters: [userId, ...valuesOf(conditions), limit, offset],
      columns: select,
      build: () =>
        complete
          .reduce(
            (query, { column, direction }) => query.orderBy(column, direction),
            owned().where(every(conditions)),
          )
          .limit(limit)
          .offset(offset)
          .select(select),
    };
  }

  /** Runs a statement that is compiled only once for each shape. */
  async function run<Result>(shape: unknown[], parameters: unknown[], build: () => Compilable) {
    const compiled = compileOnce(database, JSON.stringify([name, ...shape]), build);
    return (await database.executeQuery<Result>({ ...compiled, parameters })).rows;
  }

  return {
    userId,
    addMissing,

    find: (range: RowRange): Promise<Row[]> => selectMany(database, rowsIn(range)),

    findJson: (range: RowRange): Promise<JsonRows> => selectJson(database, rowsIn(range)),

    async count(conditions: Condition[]): Promise<number> {
      const shape = ['count', conditions.map(shapeOf)];
      const values = [userId, ...valuesOf(conditions)];
      const [counted] = await run<{ total: number }>(shape, values, () =>
        owned()
          .where(every(conditions))
          .select(({ fn }) => fn.countAll().as('total')),
      );
      return Number(counted?.total);
    },

    /**
     * Adds rows. In a row that already exists, only the columns in `named` are overwritten. No row
     * may be given twice. Needs a transaction, because it takes two statements: a single one does
     * not say which rows are new.
     */
    async merge(rows: Row[], named: string[]): Promise<{ rows: Row[]; added: Row[] }> {
      if (rows.length === 0) return { rows: [], added: [] };
      const added = await addMissing(rows);
      const besidesKey = Object.keys(columns).filter((column) => !key.includes(column));
      const written = await ownedAddition(rows)
        .onConflict((conflict) =>
          conflict
            .columns(key)
            .doUpdateSet(({ ref }) =>
              Object.fromEntries(
                besidesKey.map((column) => [
                  column,
                  ref(`${named.includes(column) ? 'excluded' : name}.${column}`),
                ]),
              ),
            ),
        )
        .returningAll()
        .execute();
      return { rows: written, added };
    },

    remove(conditions: Condition[]): Promise<Row[]> {
      const shape = ['remove', conditions.map(shapeOf)];
      return run<Row>(shape, [userId, ...valuesOf(conditions)], () =>
        ownedRemoval().where(every(conditions)).returningAll(),
      );
    },
  };
}

/**
 * The row of an address at which a user shares a list, unless the user is banned at the time `now`. It
 * is the only statement without an owner: to know the random address is what counts (decision 18).
 */
export function findByAddress(database: Database, address: string, now: number) {
  return database
    .selectFrom('shared_lists')
    .innerJoin('users', 'users.id', 'shared_lists.user_id')
    .selectAll('shared_lists')
    .where('address', '=', address)
    .where(({ eb }) => eb.or([eb('banned_until', 'is', null), eb('banned_until', '<=', now)]))
    .executeTakeFirst();
}

export type TableStore = ReturnType<typeof rowsOf>;

function valuesOf(conditions: Condition[]): StoredValue[] {
  return conditions.flatMap(({ value }) => value);
}

// What the text of a statement depends on.
function shapeOf({ value, ...condition }: Condition) {
  return { ...condition, values: Array.isArray(value) ? value.length : 1 };
}

function every(conditions: Condition[]): Expression<SqlBool> {
  const eb = expressionBuilder<Record<string, Row>, string>();
  return eb.and(
    conditions.map(({ column, operator, value, isNegated }) => {
      // PostgreSQL refuses an empty list.
      const isNever = Array.isArray(value) && value.length === 0;
      const condition = isNever ? eb.lit(false) : eb(column, operator, value);
      return isNegated ? eb.not(condition) : condition;
    }),
  );
}
