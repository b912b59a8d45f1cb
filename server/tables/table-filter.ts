import { mediaTypes } from '#contract/catalogue.ts';
import { columnTypes, requireColumn } from '#server/tables/favorite-columns.ts';
import type { FavoriteColumn, FavoriteCondition } from '#server/tables/favorites-store.ts';
import { splitList, unquote } from '#server/tables/quoted-list.ts';
import { tableFailure, unreadableParameter } from '#server/tables/table-failure.ts';

type Test = Pick<FavoriteCondition, 'operator' | 'value'>;

const comparisons: Record<string, FavoriteCondition['operator']> = {
  eq: '=',
  neq: '!=',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};
const operatorNames = [...Object.keys(comparisons), 'like', 'ilike', 'is', 'in'];

/**
 * Reads one filter, `name=[not.]operator.value` (accounts contract, B.2).
 * Throws PGRST100 for another form, 42703 for an unknown column, and PostgreSQL's own failure for
 * a value or an operator that the column's type has not.
 */
export function readFilter(name: string, filter: string): FavoriteCondition {
  const [, not, operator = '', value = ''] = /^(not\.)?(\w+)\.(.*)$/s.exec(filter) ?? [];
  if (!operatorNames.includes(operator)) {
    throw unreadableParameter(
      'filter',
      filter,
      `A filter is [not.]operator.value with an operator of ${operatorNames.join(', ')}.`,
    );
  }
  const column = requireColumn(name);
  return { column, isNegated: not !== undefined, ...readTest(column, operator, value) };
}

function readTest(column: FavoriteColumn, operator: string, value: string): Test {
  const comparison = comparisons[operator];
  if (comparison) return { operator: comparison, value: columnTypes[column].read(value) };
  if (operator === 'in') return { operator: 'in', value: readList(column, value) };
  if (operator === 'is') return readIs(column, value);
  return { operator: 'in', value: typesLike(column, operator, value) };
}

function readList(column: FavoriteColumn, list: string): (string | number)[] {
  const parts = list.startsWith('(') && list.endsWith(')') ? splitList(list.slice(1, -1)) : null;
  if (!parts) throw unreadableParameter('filter', `in.${list}`, 'A list is (value,value,…).');
  if (list === '()') return [];
  return parts.map((part) => columnTypes[column].read(unquote(part)));
}

// No column of the table is ever null, and none is a boolean.
function readIs(column: FavoriteColumn, value: string): Test {
  const word = value.toLowerCase();
  const nothing: Test = { operator: 'in', value: [] };
  if (word === 'null') return nothing;
  if (['true', 'false', 'unknown'].includes(word)) {
    throw tableFailure(
      400,
      '42804',
      `argument of IS ${word.toUpperCase()} must be type boolean, not type ${columnTypes[column].name}`,
    );
  }
  throw unreadableParameter('filter', `is.${value}`, 'It is.null or not.is.null.');
}

/**
 * The media types that a pattern matches. The column holds no other text, so the pattern need not
 * go to the database, where SQLite and PostgreSQL differ on letter case.
 */
function typesLike(column: FavoriteColumn, operator: string, pattern: string): string[] {
  if (column !== 'type') {
    throw tableFailure(
      404,
      '42883',
      `operator does not exist: ${columnTypes[column].name} ${operator === 'like' ? '~~' : '~~*'} unknown`,
      { hint: 'Only the column type takes a pattern.' },
    );
  }
  const expression = toRegularExpression(pattern, operator === 'ilike');
  return mediaTypes.filter((type) => expression.test(type));
}

/** `%` and PostgREST's `*` stand for any text, `_` for one character; backslash takes that away. */
function toRegularExpression(pattern: string, ignoresCase: boolean): RegExp {
  const source = pattern.replace(/\\(.)|[%*]+|_|[^\w\s]/gs, (token, escaped?: string) => {
    if (/^[%*]/.test(token)) return '.*';
    if (token === '_') return '.';
    return (escaped ?? token).replace(/[^\w\s]/, '\\$&');
  });
  return new RegExp(`^${source}$`, ignoresCase ? 'is' : 's');
}
