import type { TableDefinition } from '#contract/tables/table-definition.ts';
import type { JsonRows } from '#server/database/select-many.ts';
import { rowsWriter } from '#server/tables/column-values.ts';
import type { RowRange, TableStore } from '#server/tables/table-store.ts';

/** Reads rows as JSON. The database itself writes it, but not times, which it stores as numbers. */
export async function readJson(
  table: TableDefinition,
  store: TableStore,
  range: RowRange,
): Promise<JsonRows> {
  const hasTimes = range.select.some((name) => table.columns[name]?.type === 'timestamptz');
  if (!hasTimes) return store.findJson(range);
  const rows = await store.find(range);
  return { count: rows.length, json: rowsWriter(table, range.select)(rows) };
}
