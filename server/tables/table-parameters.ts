import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { requireColumn } from '#server/tables/column-values.ts';
import { readList } from '#server/tables/quoted-list.ts';
import { tableBounds } from '#server/tables/table-bounds.ts';
import { unreadableParameter } from '#server/tables/table-failure.ts';
import type { Order } from '#server/tables/table-store.ts';

/**
 * Reads a list of columns and `*`. Throws PGRST100 for anything else: an alias, a cast, an embedded
 * table, a JSON path or an aggregate. Throws 42703 for an unknown column.
 */
export function readSelect(table: TableDefinition, select: string): string[] {
  const names = select.split(',').flatMap((part) => {
    const name = part.trim();
    if (name === '*') return Object.keys(table.columns);
    if (!/^\w+$/.test(name)) {
      throw unreadableParameter('select', part, 'Select * or a list of columns.');
    }
    requireColumn(table, name);
    return name;
  });
  return [...new Set(names)];
}

const orderTerm = /^(\w+)(?:\.(asc|desc))?(?:\.nulls(?:first|last))?$/;

/**
 * Reads a list of `column[.asc|.desc][.nullsfirst|.nullslast]`. No column is ever null, so the
 * position of nulls is ignored. Throws PGRST100, or 42703 for an unknown column.
 */
export function readOrder(table: TableDefinition, order: string | null): Order[] {
  if (order === null) return [];
  const directions = new Map<string, Order['direction']>();
  for (const term of order.split(',')) {
    const [, column, direction] = orderTerm.exec(term.trim()) ?? [];
    if (column === undefined) {
      const remedy = 'An order is column[.asc|.desc][.nullsfirst|.nullslast].';
      throw unreadableParameter('order', term, remedy);
    }
    requireColumn(table, column);
    // A column that is named again has no effect on the order.
    if (!directions.has(column)) directions.set(column, direction === 'desc' ? 'desc' : 'asc');
  }
  return [...directions].map(([column, direction]) => ({ column, direction }));
}

/** Reads `offset` and `limit`, in rows. The limit is at most 1,000. Throws PGRST100. */
export function readRange(parameters: URLSearchParams): { offset: number; limit: number } {
  const { rowsPerRead } = tableBounds;
  return {
    offset: readNumber(parameters, 'offset', 0),
    limit: Math.min(readNumber(parameters, 'limit', rowsPerRead), rowsPerRead),
  };
}

function readNumber(parameters: URLSearchParams, name: string, absent: number): number {
  const text = parameters.get(name);
  if (text === null) return absent;
  // The database accepts no larger integer, and no table has that many rows.
  if (/^\d+$/.test(text)) return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
  throw unreadableParameter(name, text, `The ${name} is a whole number of rows.`);
}

/** Reads the columns that an insert or a conflict names. Throws PGRST100. */
export function readColumnNames(parameter: string, list: string): string[] {
  const names = readList(list);
  if (names) return names.map((name) => name.trim());
  throw unreadableParameter(parameter, list, 'It is a list of column names.');
}
