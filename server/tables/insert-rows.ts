import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { tableBounds } from '#server/tables/table-bounds.ts';
import { tableFailure } from '#server/tables/table-failure.ts';
import type { InsertRequest } from '#server/tables/table-request.ts';
import type { Row, TableStore } from '#server/tables/table-store.ts';

export interface Inserted {
  /** The rows written, as the answer may show them. */
  rows: Row[];
  /** Those of them that were not there before. */
  added: Row[];
}

/**
 * Adds a request's rows, and treats those already there as it prefers
 * (docs/contracts/table-and-feed.md#adding-rows). Throws 54000 for a user who has 50,000 of them,
 * 23505 for one that is there when nothing is preferred, 21000 for one that a merge names twice,
 * 23503 when the user was deleted while the token still holds.
 */
export async function insertRows(
  { name, key }: TableDefinition,
  store: TableStore,
  { rows, named, preferences }: InsertRequest,
): Promise<Inserted> {
  const { rowsOfOneUser } = tableBounds;
  const [, ...keyColumns] = key;
  const keyOf = (row: Row) => keyColumns.map((column) => row[column]).join(', ');

  if (!(await store.hasOwner())) {
    throw tableFailure(
      409,
      '23503',
      `insert or update on table "${name}" violates foreign key constraint "${name}_user_id_fkey"`,
      { hint: 'The account is gone. Register again.' },
    );
  }
  if ((await store.count([])) >= rowsOfOneUser) {
    throw tableFailure(400, '54000', `A user can have ${rowsOfOneUser} ${name} at most`, {
      hint: 'Remove some first.',
    });
  }
  if (preferences.resolution === 'merge-duplicates') {
    if (new Set(rows.map(keyOf)).size === rows.length) return store.merge(rows, named);
    const message = 'ON CONFLICT DO UPDATE command cannot affect row a second time';
    throw tableFailure(400, '21000', message, { hint: 'Send each row once.' });
  }
  const added = await store.addMissing(rows);
  if (preferences.resolution === 'ignore-duplicates') return { rows: added, added };

  const addedKeys = new Set(added.map(keyOf));
  // Each added row answers for one given; a row given twice was added once.
  const duplicate = rows.find((row) => !addedKeys.delete(keyOf(row)));
  if (!duplicate) return { rows: added, added };
  throw tableFailure(
    409,
    '23505',
    `duplicate key value violates unique constraint "${name}_pkey"`,
    { details: `Key (${keyColumns.join(', ')})=(${keyOf(duplicate)}) already exists.` },
  );
}
