/** A column's value as the database stores it; a point in time is milliseconds since 1970. */
export type StoredValue = string | number;

/** Thrown when a text is no value of the column's type. Code and message are PostgreSQL's. */
export class ColumnValueError extends Error {
  readonly code: string;
  readonly hint: string | undefined;

  constructor(code: string, message: string, hint?: string) {
    super(message);
    this.name = 'ColumnValueError';
    this.code = code;
    this.hint = hint;
  }
}

interface ColumnType {
  /** PostgreSQL's name of the type in messages; the key in `columnTypes` is the short name. */
  name: string;
  /** Reads a text as PostgreSQL does. Throws a ColumnValueError when it is no value of the type. */
  read(text: string): StoredValue;
}

const uuid: ColumnType = {
  name: 'uuid',
  read(text) {
    if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return text.toLowerCase();
    throw notOfType(uuid, text, '22P02');
  },
};

const int8: ColumnType = {
  name: 'bigint',
  read(text) {
    if (!/^\s*[+-]?\d+\s*$/.test(text)) throw notOfType(int8, text, '22P02');
    const number = Number(text);
    // JSON numbers above this are not exact: two different ids could become one.
    if (Number.isSafeInteger(number)) return number;
    throw new ColumnValueError(
      '22003',
      `value "${text}" is out of range for type bigint`,
      `Whole numbers up to ${Number.MAX_SAFE_INTEGER} can be stored.`,
    );
  },
};

const text: ColumnType = {
  name: 'text',
  read(given) {
    if (!given.includes('\0')) return given;
    throw new ColumnValueError('22021', 'invalid byte sequence for encoding "UTF8": 0x00');
  },
};

/** A day without a time. */
const date: ColumnType = {
  name: 'date',
  read(given) {
    if (!/^\d{4}-\d\d-\d\d$/.test(given)) throw notOfType(date, given, '22007');
    if (isDate(given)) return given;
    throw new ColumnValueError('22008', `date/time field value out of range: "${given}"`);
  },
};

const timestamp =
  /^([1-9]\d{3}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(\.\d{1,9})?(?:Z|([+-]\d\d)(?::?(\d\d))?)?)?$/i;
const yearTenThousand = Date.UTC(10_000, 0);

/** Rounded down to milliseconds. A time without a zone is UTC, as in a hosted database. */
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
    throw new ColumnValueError(
      '22008',
      `date/time field value out of range: "${given}"`,
      'Times from 1970 to 9999 can be stored.',
    );
  },
};

/** The types of columns, by PostgreSQL's short names. */
export const columnTypes = { uuid, int8, text, date, timestamptz };
export type ColumnTypeName = keyof typeof columnTypes;

/** Gives a stored value in its JSON form (docs/contracts/table-and-feed.md#what-a-favorite-is). */
export function toJsonValue(type: ColumnTypeName, value: StoredValue): StoredValue {
  return type === 'timestamptz' ? timeText(Number(value)) : value;
}

const dayMilliseconds = 86_400_000;
/** The text of each day that was asked for lately, up to its `T`. */
const dayTexts = new Map<number, string>();
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

// As PostgreSQL writes it, without trailing zeros of the fraction. A Date's own text takes ten times
// as long, which was half of what writing a list took.
function timeText(time: number): string {
  const day = Math.floor(time / dayMilliseconds);
  const seconds = Math.floor((time % dayMilliseconds) / 1000);
  const hour = twoDigits[Math.floor(seconds / 3600)];
  const minute = twoDigits[Math.floor(seconds / 60) % 60];
  const second = twoDigits[seconds % 60];
  const fraction = time % 1000 === 0 ? '' : String((time % 1000) / 1000).slice(1);
  return `${dayText(day)}${hour}:${minute}:${second}${fraction}+00:00`;
}

function dayText(day: number): string {
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  if (dayTexts.size >= 1000) dayTexts.clear();
  const text = new Date(day * dayMilliseconds).toISOString().slice(0, 11);
  dayTexts.set(day, text);
  return text;
}

function notOfType({ name }: ColumnType, given: string, code: string): ColumnValueError {
  return new ColumnValueError(code, `invalid input syntax for type ${name}: "${given}"`);
}

// Date.parse reads February 30 as March 2.
function isDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
