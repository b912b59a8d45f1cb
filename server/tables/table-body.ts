import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type StoredValue, toJsonValue } from '#contract/tables/column-types.ts';
import type { ColumnDefinition, TableDefinition } from '#contract/tables/table-definition.ts';
import { readValue } from '#server/tables/column-values.ts';
import { tableBounds } from '#server/tables/table-bounds.ts';
import { tableFailure } from '#server/tables/table-failure.ts';
import { readColumnNames } from '#server/tables/table-parameters.ts';
import type { Row } from '#server/tables/table-store.ts';

/** Give the values for omitted columns, by the name of the default in the table's definition. */
export type RowDefaults = Record<NonNullable<ColumnDefinition['default']>, () => StoredValue>;

/** The defaults for rows that this user adds now; `now` is in milliseconds since 1970. */
export function rowDefaults(userId: string, now: number): RowDefaults {
  return {
    caller: () => userId,
    now: () => now,
    today: () => new Date(now).toISOString().slice(0, 10),
    random: randomUUID,
  };
}

type GivenRow = Record<string, unknown>;
const rowsSchema = v.array(v.record(v.string(), v.unknown()));

/** Reads the rows of a body: an object or an array of them. Throws PGRST102, or 54000 for too many. */
export function readRows(body: unknown): GivenRow[] {
  const { rowsPerInsert } = tableBounds;
  const given = [body].flat();
  if (given.length > rowsPerInsert) {
    throw tableFailure(413, '54000', `At most ${rowsPerInsert} rows can be added by one request`, {
      hint: 'Send the rest in further requests.',
    });
  }
  const rows = v.safeParse(rowsSchema, given);
  if (rows.success) return rows.output;
  throw tableFailure(400, 'PGRST102', 'Empty or invalid json', {
    hint: 'Send one row as an object, or several as an array of objects.',
  });
}

/**
 * Gives the columns that the rows fill: those of the parameter `columns`, otherwise the members of
 * the rows. Throws PGRST204 for an unknown column, PGRST102 when the rows' members differ, and 42501
 * for a column that nobody may choose.
 */
export function readColumns(
  { name, columns }: TableDefinition,
  parameter: string | null,
  rows: GivenRow[],
): string[] {
  const names = parameter === null ? sharedMembers(rows) : readColumnNames('columns', parameter);
  const unknown = names.find((column) => !Object.hasOwn(columns, column));
  if (unknown !== undefined) {
    const message = `Could not find the '${unknown}' column of '${name}' in the schema cache`;
    throw tableFailure(400, 'PGRST204', message);
  }
  const random = names.find((column) => columns[column]?.default === 'random');
  if (random === undefined) return names;
  throw tableFailure(403, '42501', `permission denied for table ${name}`, {
    hint: `Leave ${random} out: it is random.`,
  });
}

function sharedMembers([first = {}, ...others]: GivenRow[]): string[] {
  const names = Object.keys(first);
  const isAlike = (row: GivenRow) =>
    Object.keys(row).length === names.length && names.every((name) => Object.hasOwn(row, name));
  if (others.every(isAlike)) return names;
  throw tableFailure(400, 'PGRST102', 'All object keys must match', {
    hint: 'Name the columns in the parameter `columns`.',
  });
}

/**
 * Reads a row and checks it in PostgreSQL's order: the types of its values, its owner, nulls, the
 * columns' checks. A column in `filled` gets the row's value, every other column its default. Throws
 * PostgreSQL's failure when a check fails.
 */
export function readRow(
  { name, columns }: TableDefinition,
  given: GivenRow,
  filled: string[],
  defaults: RowDefaults,
): Row {
  const values = Object.entries(columns).map(([column, definition]) => {
    const value = filled.includes(column)
      ? readMember(definition, given[column])
      : definition.default && defaults[definition.default]();
    return { column, definition, value };
  });
  if (values.find(({ column }) => column === 'user_id')?.value !== defaults.caller()) {
    const message = `new row violates row-level security policy for table "${name}"`;
    throw tableFailure(403, '42501', message, { hint: 'Leave user_id out, or send your own.' });
  }
  const row: Row = {};
  for (const { column, value } of values) {
    if (value === undefined) {
      const message = `null value in column "${column}" of relation "${name}" violates not-null constraint`;
      throw tableFailure(400, '23502', message);
    }
    row[column] = value;
  }
  for (const { column, definition } of values) {
    const { type, check } = definition;
    const [issue] =
      (check && v.safeParse(check, toJsonValue(type, row[column] ?? '')).issues) ?? [];
    if (!issue) continue;
    const message = `new row for relation "${name}" violates check constraint "${name}_${column}_check"`;
    throw tableFailure(400, '23514', message, { hint: issue.message });
  }
  return row;
}

/** Undefined for null. */
function readMember({ type }: ColumnDefinition, given: unknown): StoredValue | undefined {
  if (given === null || given === undefined) return undefined;
  // No column takes an array or an object, and converting a deep one could overflow the stack.
  if (typeof given === 'object') return readValue(type, Array.isArray(given) ? '[…]' : '{…}');
  return readValue(type, String(given));
}
