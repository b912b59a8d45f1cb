import { favoriteColumns } from '#contract/favorites.ts';
import type { FavoriteRecord } from '#server/realtime/change-feed.ts';
import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';
import { Refusal } from '#server/realtime/refusal.ts';

type Value = string | number;

const comparisons = new Map<string, (value: Value, given: Value) => boolean>([
  ['eq', (value, given) => value === given],
  ['neq', (value, given) => value !== given],
  ['lt', (value, given) => value < given],
  ['lte', (value, given) => value <= given],
  ['gt', (value, given) => value > given],
  ['gte', (value, given) => value >= given],
]);

// With its zone, since without one it would be taken for the server's own time.
const timestamp = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** Text as a value of the column that compares as PostgreSQL's does; null when it is none. */
const readers: Record<(typeof favoriteColumns)[number], (text: string) => Value | null> = {
  user_id: (text) =>
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : null,
  movie_id: (text) => (/^-?\d+$/.test(text) ? Number(text) : null),
  type: (text) => (/^\w+$/.test(text) ? text : null),
  created_at: (text) => (timestamp.test(text) ? Date.parse(text) || null : null),
};

/**
 * Reads `column=operator.value` (accounts contract, C.3) as a test of rows; a row that has not the
 * column fails it. Throws a Refusal for another form, column or value.
 */
export function readChangeFilter(filter: string): (record: FavoriteRecord) => boolean {
  const [, name, operator = '', text = ''] = /^(\w+)=(\w+)\.(.*)$/s.exec(filter) ?? [];
  const column = favoriteColumns.find((known) => known === name);
  const texts = operator === 'in' ? readList(text) : [text];
  const compare = comparisons.get(operator === 'in' ? 'eq' : operator);
  const givens = column && texts?.map(readers[column]);
  if (!column || !compare || !givens || !isComplete(givens)) throw unreadable(filter);
  return (record) => {
    const { [column]: told } = record;
    const value = told === undefined ? null : readers[column](String(told));
    return value !== null && givens.some((given) => compare(value, given));
  };
}

function readList(text: string): string[] | null {
  const [, list] = /^\((.*)\)$/s.exec(text) ?? [];
  const parts = list?.split(',').map((part) => part.trim());
  return parts && parts.length <= realtimeBounds.valuesPerFilter ? parts : null;
}

function isComplete(givens: (Value | null)[]): givens is Value[] {
  return !givens.includes(null);
}

function unreadable(filter: string): Refusal {
  const operators = [...comparisons.keys(), 'in'].join(', ');
  return new Refusal(
    `The filter ${filter} cannot be read. It is column=operator.value with a column of ${favoriteColumns.join(', ')}, an operator of ${operators} and a value of the column's type; in takes (value,value,…), at most ${realtimeBounds.valuesPerFilter}.`,
  );
}
