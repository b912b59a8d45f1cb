import type { TableDefinition } from '#contract/tables/table-definition.ts';
import type { TableChange } from '#server/realtime/change-feed.ts';
import { toJsonRow } from '#server/tables/column-values.ts';
import type { Inserted } from '#server/tables/insert-rows.ts';
import type { Row } from '#server/tables/table-store.ts';

/** One change of a row, as the change feed carries it. `committedAt` is in milliseconds. */
export function describeChange(
  table: TableDefinition,
  type: TableChange['type'],
  row: Row,
  committedAt: number,
): TableChange {
  return {
    table: table.name,
    type,
    record: type === 'DELETE' ? null : toJsonRow(table, row, Object.keys(table.columns)),
    old_record: type === 'INSERT' ? null : toJsonRow(table, row, table.key),
    committedAt,
  };
}

/**
 * The changes that an insert made. A row that existed before a merge counts as updated, even when
 * its values stayed the same.
 */
export function describeInsert(
  table: TableDefinition,
  { rows, added }: Inserted,
  committedAt: number,
): TableChange[] {
  const keyText = (row: Row) => table.key.map((column) => row[column]).join();
  const addedKeys = new Set(added.map(keyText));
  return rows.map((row) => {
    const type = addedKeys.has(keyText(row)) ? 'INSERT' : 'UPDATE';
    return describeChange(table, type, row, committedAt);
  });
}
