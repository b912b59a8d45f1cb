import { favoriteColumns } from '#contract/favorites.ts';
import { requireColumn, toJsonValue, toTextValue } from '#server/tables/favorite-columns.ts';
import type { Favorite, FavoriteColumn } from '#server/tables/favorites-store.ts';
import { splitList, unquote } from '#server/tables/quoted-list.ts';
import { tableFailure, unreadableParameter } from '#server/tables/table-failure.ts';

/** One member of the answered rows. */
export interface SelectedColumn {
  column: FavoriteColumn;
  /** Its name in the answer. */
  name: string;
  isText: boolean;
}

const identifier = String.raw`"(?:[^"\\]|\\.)+"|[^\s".,:*()>!]+`;
// PostgreSQL's own bound; it cuts a longer name.
const longestName = 63;
const selectedColumn = new RegExp(`^(?:(${identifier}):)?(${identifier})(::text)?$`, 's');

/**
 * Reads `*`, `column`, `alias:column` and `column::text`, in a list (accounts contract, B.2).
 * Throws PGRST100 for anything else (embedded tables, JSON paths, aggregates, other casts),
 * 42703 for an unknown column, and 54011 for more columns than the table has and 42622 for a long
 * alias: no answer is many times larger than its rows.
 */
export function readSelect(select: string): SelectedColumn[] {
  const remedy = 'Select a list of *, column, alias:column or column::text.';
  const parts = splitList(select);
  if (!parts) throw unreadableParameter('select', select, remedy);
  const selected = parts.flatMap((part) => {
    if (part.trim() === '*') {
      return favoriteColumns.map((column) => ({ column, name: column, isText: false }));
    }
    const [matched, alias, name = '', cast] = selectedColumn.exec(part.trim()) ?? [];
    if (matched === undefined) throw unreadableParameter('select', part, remedy);
    const column = requireColumn(unquote(name));
    return { column, name: alias ? readAlias(alias) : column, isText: cast !== undefined };
  });
  if (selected.length <= favoriteColumns.length) return selected;
  throw tableFailure(400, '54011', `At most ${favoriteColumns.length} columns can be selected`, {
    hint: 'Select each column once.',
  });
}

function readAlias(text: string): string {
  const alias = unquote(text);
  if (alias.length <= longestName) return alias;
  throw tableFailure(400, '42622', 'identifier too long', {
    hint: `An alias has at most ${longestName} characters.`,
  });
}

/** The selected members of a row, in the JSON forms of B.2. */
export function toSelection(favorite: Favorite, select: SelectedColumn[]): Record<string, unknown> {
  return Object.fromEntries(
    select.map(({ column, name, isText }) => {
      const toValue = isText ? toTextValue : toJsonValue;
      return [name, toValue(column, favorite[column])];
    }),
  );
}
