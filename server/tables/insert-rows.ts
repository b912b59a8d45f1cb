import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { isForeignKeyViolation } from '#server/database/violations.ts';
import { tableFailure } from '#server/tables/table-failure.ts';
import type { InsertRequest } from '#server/tables/table-request.ts';
import type { Row, TableStore } from '#server/tables/table-store.ts';

export interface Inserted {
  /** The rows written. */
  rows: Row[];
  /** Those of them that did not exist before. */
  added: Row[];
}

/**
 * Adds a request's rows. Its `Prefer` header says what happens to rows that already exist
 * (docs/contracts/table-and-feed.md#adding-rows). Throws 23505 for an existing row without such a
 * preference, 21000 when a merge has a row twice, and 23503 when the user was deleted but the token is
 * still valid.
 */
export async function insertRows(
  { name, key }: TableDefinition,
  store: TableStore,
  { rows, named, preferences }: InsertRequest,
): Promise<Inserted> {
  const [, ...keyColumns] = key;
  const keyOf = (row: Row) => keyColumns.map((column) => row[column]).join(', ');
  const refuseWithoutOwner = (error: unknown): never => {
    if (!isForeignKeyViolation(error)) throw error;
    throw tableFailure(
      409,
      '23503',
      `insert or update on table "${name}" violates foreign key constraint "${name}_user_id_fkey"`,
      { hint: 'The account is gone. Register again.' },
    );
  };

  if (preferences.resolution === 'merge-duplicates') {
    if (new Set(rows.map(keyOf)).size === rows.length) {
      return store.merge(rows, named).catch(refuseWithoutOwner);
    }
    const message = 'ON CONFLICT DO UPDATE command cannot affect row a second time';
    throw tableFailure(400, '21000', message, { hint: 'Send each row once.' });
  }
  const added = await store.addMissing(rows).catch(refuseWithoutOwner);
  if (preferences.resolution === 'ignore-duplicates') return { rows: added, added };

  const addedKeys = new Set(added.map(keyOf));
  // Each added key counts once, so a row that was sent twice is a duplicate too.
  const duplicate = rows.find((row) => !addedKeys.delete(keyOf(row)));
  if (!duplicate) return { rows: added, added };
  throw tableFailure(
    409,
    '23505',
    `duplicate key value violates unique constraint "${name}_pkey"`,
    { details: `Key (${keyColumns.join(', ')})=(${keyOf(duplicate)}) already exists.` },
  );
}
