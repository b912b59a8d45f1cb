import type { ColumnTypeName, StoredValue } from '#contract/tables/column-types.ts';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { readValue, requireColumn } from '#server/tables/column-values.ts';
import { readList } from '#server/tables/quoted-list.ts';
import { unreadableParameter } from '#server/tables/table-failure.ts';
import type { Condition } from '#server/tables/table-store.ts';

const comparisons = { eq: '=', neq: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

const isComparison = (operator: string): operator is keyof typeof comparisons =>
  Object.hasOwn(comparisons, operator);

/**
 * Reads one filter, `column=[not.]operator.value`. Throws PGRST100 for another form or operator,
 * 42703 for an unknown column, and PostgreSQL's failure for a value that does not fit the type.
 */
export function readFilter(table: TableDefinition, column: string, filter: string): Condition {
  const [, not, operator = '', value = ''] = /^(not\.)?(\w+)\.(.*)$/s.exec(filter) ?? [];
  const condition = { column, isNegated: not !== undefined };
  const { type } = requireColumn(table, column);
  if (isComparison(operator)) {
    return { ...condition, operator: comparisons[operator], value: readValue(type, value) };
  }
  if (operator === 'in') return { ...condition, operator, value: readValues(type, value) };
  // No column is ever null, so the condition matches no row.
  if (operator === 'is' && value === 'null') return { ...condition, operator: 'in', value: [] };
  const supported = [...Object.keys(comparisons), 'in', 'is.null'].join(', ');
  throw unreadableParameter('filter', filter, `A filter is [not.]operator.value: ${supported}.`);
}

function readValues(type: ColumnTypeName, list: string): StoredValue[] {
  const items = /^\(.*\)$/s.test(list) ? readList(list.slice(1, -1)) : null;
  if (!items) throw unreadableParameter('filter', `in.${list}`, 'A list is (value,value,…).');
  return list === '()' ? [] : items.map((item) => readValue(type, item));
}
