import * as v from 'valibot';
import { isSameKey } from '#client/features/lists/list-entry.ts';
import type { Tap } from '#client/features/lists/tap.ts';
import type { TableClient } from '#client/lib/table-client.ts';
import {
  detailColumnsOf,
  type ListRow,
  listRowSchemaOf,
  type RowKey,
  type TitleList,
} from '#contract/tables/title-list.ts';

/** The table did not take something. */
export class ListError extends Error {
  /** Trying again would not help. */
  readonly isForGood: boolean;
  /** How many milliseconds the table wants to be left alone first. */
  readonly wait: number;

  constructor(message: string, isForGood: boolean, wait = 0) {
    super(message);
    this.name = 'ListError';
    this.isForGood = isForGood;
    this.wait = wait;
  }
}

/** One user's rows of a list's table. Rejects with a ListError. */
export interface ListClient {
  /** Every row, oldest first. */
  readAll(): Promise<ListRow[]>;
  /**
   * Makes the table say what the taps say; saying it twice changes nothing. All of them add, or
   * all remove titles of one type.
   */
  save(taps: Tap[]): Promise<void>;
}

/** As many rows as a hosted table gives at once. */
const rowsAtOnce = 1000;

export function createListClient(
  getTable: () => Promise<TableClient>,
  list: TitleList,
  userId: string,
): ListClient {
  const rowsSchema = v.array(listRowSchemaOf(list));
  const detailNames = detailColumnsOf(list).map(([name]) => name);
  return {
    async readAll() {
      const columns = ['movie_id', 'type', ...detailNames];
      return v.parse(rowsSchema, await readListRows(await getTable(), list, userId, columns));
    },

    async save(taps) {
      const [first] = taps;
      if (!first) return;
      const table = await getTable();
      const rows = table.from(list.name);
      const { error, status } = first.isListed
        ? await rows.upsert(
            taps.map(({ type, movie_id, details }) => ({
              user_id: userId,
              type,
              movie_id,
              ...details,
            })),
            // Without details there is nothing that could change in a row.
            { onConflict: list.key.join(), ignoreDuplicates: detailNames.length === 0 },
          )
        : await rows
            .delete()
            .match({ user_id: userId, type: first.type })
            .in(
              'movie_id',
              taps.map(({ movie_id }) => movie_id),
            );
      if (error) throw failureOf(table, status, error);
    },
  };
}

/**
 * Gives these columns of every row of the user, oldest first. Those of the title's key must be among
 * them. Rejects with a ListError.
 */
export async function readListRows(
  table: TableClient,
  list: TitleList,
  userId: string,
  columns: readonly string[],
): Promise<unknown[]> {
  const rows: RowKey[] = [];
  for (;;) {
    // Each page begins with the last row of the one before.
    const last = rows.pop();
    const { data, error, status } = await table
      .from(list.name)
      .select<string, RowKey>(columns.join())
      .eq('user_id', userId)
      .order('created_at')
      .order('type')
      .order('movie_id')
      .range(rows.length, rows.length + rowsAtOnce - 1);
    if (error) throw failureOf(table, status, error);
    const [first] = data;
    if (last && !(first && isSameKey(first, last))) {
      // Rows were removed meanwhile, and others have moved up into the pages that were read.
      rows.length = 0;
      continue;
    }
    rows.push(...data);
    if (data.length < rowsAtOnce) return rows;
  }
}

/** PostgreSQL's names for what no later time makes right: a tap so answered is refused for good. */
const finalCodes = [
  '22003', // a number out of range
  '22P02', // a value that the column's type does not know
  '23502', // a value is missing
  '23503', // the account is gone
  '23505', // it is there already
  '23514', // a value that the table does not take
  '42501', // these rows are not this user's to change
  '54000', // the user has as many rows as anybody may
];

// Whatever does not say so itself passes: no answer, a proxy's page, a busy table, a server's trouble.
function failureOf(
  table: TableClient,
  status: number,
  { code, message }: { code: string; message: string },
): ListError {
  // Nobody is known by an expired token, and may do as little.
  const isForGood = status !== 401 && finalCodes.includes(code);
  return new ListError(message, isForGood, table.getWait());
}
