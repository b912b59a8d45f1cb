import type { TableDefinition } from '#contract/tables/table-definition.ts';
import type { TableChange } from '#server/realtime/change-feed.ts';
import { toJsonRow } from '#server/tables/column-values.ts';
import type { Inserted } from '#server/tables/insert-rows.ts';
import type { Row } from '#server/tables/table-store.ts';

/**
 * The changes that an insert made, as the change feed carries them: a row that a merge met is an
 * update, even where it is now as it was before. `committedAt` is in milliseconds.
 */
export function describeInsert(
  table: TableDefinition,
  { rows, added }: Inserted,
  committedAt: number,
): TableChange[] {
  const keyText = (row: Row) => table.key.map((column) => row[column]).join();
  const addedKeys = new Set(added.map(keyText));
  return rows.map((row) => {
    const isNew = addedKeys.has(keyText(row));
    return {
      table: table.name,
      type: isNew ? 'INSERT' : 'UPDATE',
      record: toJsonRow(table, row, Object.keys(table.columns)),
      old_record: isNew ? null : toJsonRow(table, row, table.key),
      committedAt,
    };
  });
}

/** The changes that a removal made. */
export function describeRemoval(
  table: TableDefinition,
  rows: Row[],
  committedAt: number,
): TableChange[] {
  return rows.map((row) => ({
    table: table.name,
    type: 'DELETE',
    record: null,
    old_record: toJsonRow(table, row, table.key),
    committedAt,
  }));
}
