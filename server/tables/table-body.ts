import * as v from 'valibot';
import { mediaTypeSchema } from '#contract/catalogue.ts';
import { columnTypes, getColumn } from '#server/tables/favorite-columns.ts';
import type { FavoriteColumn, NewFavorite } from '#server/tables/favorites-store.ts';
import { splitList, unquote } from '#server/tables/quoted-list.ts';
import { tableFailure, unreadableParameter } from '#server/tables/table-failure.ts';

/** Most rows that one request may add. */
const insertCap = 1000;

/** What a row gets where the request says nothing, and whose rows it may add. */
export interface RowDefaults {
  user_id: string;
  /** Milliseconds since 1970. */
  created_at: number;
}

type Row = Record<string, unknown>;
const rowsSchema = v.array(v.record(v.string(), v.unknown()));

/** The rows of a body, one object or an array of them. Throws PGRST102, or 54000 for too many. */
export function readRows(body: unknown): Row[] {
  const given = [body].flat();
  if (given.length > insertCap) {
    throw tableFailure(413, '54000', `At most ${insertCap} rows can be added by one request`, {
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
 * The columns that the rows fill: those of the parameter `columns`, else the members that every
 * row has. Throws PGRST204 for an unknown column and PGRST102 for rows that differ.
 */
export function readColumns(parameter: string | null, rows: Row[]): FavoriteColumn[] {
  const names = parameter === null ? sharedMembers(rows) : namedColumns(parameter);
  return names.map((name) => {
    const column = getColumn(name);
    if (column) return column;
    throw tableFailure(
      400,
      'PGRST204',
      `Could not find the '${name}' column of 'favorites' in the schema cache`,
    );
  });
}

function sharedMembers([first = {}, ...others]: Row[]): string[] {
  const names = Object.keys(first);
  const isAlike = (row: Row) =>
    Object.keys(row).length === names.length && names.every((name) => Object.hasOwn(row, name));
  if (others.every(isAlike)) return names;
  throw tableFailure(400, 'PGRST102', 'All object keys must match', {
    hint: 'Name the columns in the parameter `columns`.',
  });
}

function namedColumns(parameter: string): string[] {
  const names = splitList(parameter);
  if (names) return names.map(unquote);
  throw unreadableParameter('columns', parameter, 'It is a list of column names.');
}

/**
 * Reads a row as the table would take it: values of the columns' types, the owner rule, no nulls,
 * the checks, in PostgreSQL's order. `columns` are those that the row fills with its value or null.
 */
export function readFavorite(
  row: Row,
  columns: FavoriteColumn[],
  defaults: RowDefaults,
): NewFavorite {
  const value = (column: FavoriteColumn) => {
    if (!columns.includes(column)) return { type: null, movie_id: null, ...defaults }[column];
    const given = row[column] ?? null;
    if (given === null) return null;
    return columnTypes[column].read(toText(given));
  };
  const userId = value('user_id');
  const movieId = value('movie_id');
  const type = value('type');
  const createdAt = value('created_at');

  if (userId !== defaults.user_id) {
    throw tableFailure(
      403,
      '42501',
      'new row violates row-level security policy for table "favorites"',
      { hint: 'Leave user_id out, or send your own.' },
    );
  }
  if (movieId === null) throw isNull('movie_id');
  if (type === null) throw isNull('type');
  if (createdAt === null) throw isNull('created_at');
  if (!v.is(mediaTypeSchema, type)) throw violatesCheck('type', 'The type is movie or tv.');
  if (Number(movieId) <= 0) throw violatesCheck('movie_id', 'The movie_id is a positive number.');
  return { type, movie_id: Number(movieId), created_at: Number(createdAt) };
}

// No column takes a list or an object; spelling one out could be deeper than the stack allows.
function toText(given: unknown): string {
  if (Array.isArray(given)) return '[…]';
  return typeof given === 'object' ? '{…}' : String(given);
}

function isNull(column: FavoriteColumn) {
  return tableFailure(
    400,
    '23502',
    `null value in column "${column}" of relation "favorites" violates not-null constraint`,
  );
}

function violatesCheck(column: FavoriteColumn, hint: string) {
  return tableFailure(
    400,
    '23514',
    `new row for relation "favorites" violates check constraint "favorites_${column}_check"`,
    { hint },
  );
}
