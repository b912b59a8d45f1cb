import {
  type ColumnTypeName,
  ColumnValueError,
  columnTypes,
  type StoredValue,
} from '#contract/tables/column-types.ts';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import type { RowRecord } from '#server/realtime/change-feed.ts';
import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';
import { Refusal } from '#server/realtime/refusal.ts';

const comparisons = new Map<string, (value: StoredValue, given: StoredValue) => boolean>([
  ['eq', (value, given) => value === given],
  ['neq', (value, given) => value !== given],
  ['lt', (value, given) => value < given],
  ['lte', (value, given) => value <= given],
  ['gt', (value, given) => value > given],
  ['gte', (value, given) => value >= given],
]);

/**
 * Reads `column=operator.value` (docs/contracts/table-and-feed.md#join) as a test of rows; a row
 * without the column fails it. Throws a Refusal for another form, column or value.
 */
export function readChangeFilter(
  { columns }: TableDefinition,
  filter: string,
): (record: RowRecord) => boolean {
  const [, column = '', operator = '', text = ''] = /^(\w+)=(\w+)\.(.*)$/s.exec(filter) ?? [];
  const type = Object.hasOwn(columns, column) ? columns[column]?.type : undefined;
  const compare = comparisons.get(operator === 'in' ? 'eq' : operator);
  const givens = type && readGivens(type, operator, text);
  if (!compare || !givens) {
    throw new Refusal(
      `The filter ${filter} cannot be read. It is column=operator.value with a column of ${Object.keys(columns).join(', ')}, an operator of ${[...comparisons.keys()].join(', ')}, in and a value of the column's type; in takes (value,value,…), at most ${realtimeBounds.valuesPerFilter}.`,
    );
  }
  return ({ [column]: recorded }) => {
    const value = recorded === undefined ? null : readValue(type, String(recorded));
    return value !== null && givens.some((given) => compare(value, given));
  };
}

/** Null when a value does not fit the type, or when there are too many. */
function readGivens(type: ColumnTypeName, operator: string, text: string): StoredValue[] | null {
  const list = operator === 'in' ? /^\((.*)\)$/s.exec(text)?.[1] : text;
  const texts = list?.split(',') ?? [];
  const most = operator === 'in' ? realtimeBounds.valuesPerFilter : 1;
  const values = texts.map((one) => readValue(type, one.trim())).filter((value) => value !== null);
  return values.length > 0 && values.length === texts.length && values.length <= most
    ? values
    : null;
}

function readValue(type: ColumnTypeName, text: string): StoredValue | null {
  try {
    return columnTypes[type].read(text);
  } catch (error) {
    if (error instanceof ColumnValueError) return null;
    throw error;
  }
}
