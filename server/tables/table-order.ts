import { requireColumn } from '#server/tables/favorite-columns.ts';
import type { FavoriteColumn, FavoriteOrder } from '#server/tables/favorites-store.ts';
import { splitList, unquote } from '#server/tables/quoted-list.ts';
import { unreadableParameter } from '#server/tables/table-failure.ts';

const orderTerm = /^("[^"]+"|[^".]+)(?:\.(asc|desc))?(?:\.nulls(?:first|last))?$/;

/**
 * Reads `column[.asc|.desc][.nullsfirst|.nullslast]`, in a list. Where nulls go is read and of no
 * matter: no column of the table is ever null. Throws PGRST100, or 42703 for an unknown column.
 */
export function readOrder(order: string | null): FavoriteOrder[] {
  if (order === null) return [];
  const directions = new Map<FavoriteColumn, FavoriteOrder['direction']>();
  for (const term of splitList(order) ?? [order]) {
    const [matched, name = '', direction] = orderTerm.exec(term.trim()) ?? [];
    if (matched === undefined) {
      throw unreadableParameter(
        'order',
        term,
        'An order is column[.asc|.desc][.nullsfirst|.nullslast].',
      );
    }
    const column = requireColumn(unquote(name));
    // A column named again orders nothing any more.
    if (!directions.has(column)) directions.set(column, direction === 'desc' ? 'desc' : 'asc');
  }
  return [...directions].map(([column, direction]) => ({ column, direction }));
}
