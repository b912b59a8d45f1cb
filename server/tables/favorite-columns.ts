import { favoriteColumns } from '#contract/favorites.ts';
import type { FavoriteColumn } from '#server/tables/favorites-store.ts';
import { tableFailure } from '#server/tables/table-failure.ts';

type StoredValue = string | number;

/** A PostgreSQL type, and how text becomes a value of it. */
interface ColumnType {
  name: string;
  /** Throws PostgreSQL's own failure for text that is no value of the type (B.3). */
  read(given: string): StoredValue;
}

const uuid: ColumnType = {
  name: 'uuid',
  read(given) {
    if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given)) return given.toLowerCase();
    throw notOfType(uuid, given, '22P02');
  },
};

const bigint: ColumnType = {
  name: 'bigint',
  read(given) {
    if (!/^\s*[+-]?\d+\s*$/.test(given)) throw notOfType(bigint, given, '22P02');
    const number = Number(given);
    // JSON numbers are exact no further, so an id beyond could not be told from its neighbour.
    if (Number.isSafeInteger(number)) return number;
    throw tableFailure(400, '22003', `value "${given}" is out of range for type bigint`, {
      hint: `Whole numbers up to ${Number.MAX_SAFE_INTEGER} can be kept.`,
    });
  },
};

const text: ColumnType = {
  name: 'text',
  read(given) {
    if (!given.includes('\0')) return given;
    throw tableFailure(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00');
  },
};

const timestamp =
  /^([1-9]\d{3}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(\.\d{1,9})?(?:Z|([+-]\d\d)(?::?(\d\d))?)?)?$/i;
const yearTenThousand = Date.UTC(10_000, 0);

/** Kept in whole milliseconds; without a zone it is UTC, as in a hosted database. */
const timestamptz: ColumnType = {
  name: 'timestamp with time zone',
  read(given) {
    const parts = timestamp.exec(given);
    if (!parts) throw notOfType(timestamptz, given, '22007');
    const [, date = '', clock = '00:00', seconds = ':00', fraction = '', ...zone] = parts;
    const [hours = '+00', minutes = '00'] = zone;
    const milliseconds = fraction.slice(0, 4);
    const time = Date.parse(`${date}T${clock}${seconds}${milliseconds}${hours}:${minutes}`);
    if (isDate(date) && time >= 0 && time < yearTenThousand) return time;
    throw tableFailure(400, '22008', `date/time field value out of range: "${given}"`, {
      hint: 'Times from 1970 to 9999 can be kept.',
    });
  },
};

/** The type of each column of the table, as a hosted database has them. */
export const columnTypes: Record<FavoriteColumn, ColumnType> = {
  user_id: uuid,
  movie_id: bigint,
  type: text,
  created_at: timestamptz,
};

/** The value as JSON tells it (B.2). */
export function toJsonValue(column: FavoriteColumn, value: StoredValue): StoredValue {
  if (column !== 'created_at') return value;
  return new Date(value).toISOString().replace(/\.?0*Z$/, '+00:00');
}

/** The value as PostgreSQL's `::text` tells it. */
export function toTextValue(column: FavoriteColumn, value: StoredValue): string {
  const told = String(toJsonValue(column, value));
  return column === 'created_at' ? told.replace('T', ' ').replace('+00:00', '+00') : told;
}

/** Gives the column of this name, or null when the table has none. */
export function getColumn(name: string): FavoriteColumn | null {
  return favoriteColumns.find((column) => column === name) ?? null;
}

/** Gives the column that a select, a filter or an order names; throws 42703 for an unknown one. */
export function requireColumn(name: string): FavoriteColumn {
  const column = getColumn(name);
  if (column) return column;
  throw tableFailure(400, '42703', `column favorites.${name} does not exist`, {
    hint: `The columns are ${favoriteColumns.join(', ')}.`,
  });
}

function notOfType(type: ColumnType, given: string, code: string) {
  return tableFailure(400, code, `invalid input syntax for type ${type.name}: "${given}"`);
}

// Date.parse takes a 30th of February for the 2nd of March.
function isDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
