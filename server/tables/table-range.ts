import { tableBounds } from '#server/tables/table-bounds.ts';
import { tableFailure, unreadableParameter } from '#server/tables/table-failure.ts';

interface Range {
  offset: number;
  limit: number;
}

/**
 * Reads `offset`, `limit` and the header `Range: first-last`, which narrow each other
 * (accounts contract, B.2). Throws PGRST103 for a range that can hold nothing, PGRST100 for a bound
 * that is no number; a `Range` of another form is passed over, as HTTP asks.
 */
export function readRange(parameters: URLSearchParams, rangeHeader: string | undefined): Range {
  const offset = readBound(parameters, 'offset') ?? 0;
  const limit = readBound(parameters, 'limit') ?? Number.POSITIVE_INFINITY;
  const [, first = '0', last] = /^(\d+)-(\d*)$/.exec(rangeHeader ?? '') ?? [];
  const start = Math.max(offset, toBound(first));
  const end = Math.min(offset + limit, last ? toBound(last) + 1 : Number.POSITIVE_INFINITY);
  if (end < start || (end === start && limit > 0)) {
    throw unsatisfiable('The range ends before it begins.');
  }
  return { offset: start, limit: Math.min(end - start, tableBounds.rowsPerRead) };
}

/** 416 PGRST103. */
export function unsatisfiable(details: string, headers: Record<string, string> = {}) {
  return tableFailure(416, 'PGRST103', 'Requested range not satisfiable', { details, headers });
}

function readBound(parameters: URLSearchParams, name: string): number | null {
  const text = parameters.get(name);
  if (text === null) return null;
  if (/^\d+$/.test(text)) return toBound(text);
  if (/^-\d+$/.test(text)) throw unsatisfiable(`The ${name} must not be negative.`);
  throw unreadableParameter(name, text, `The ${name} is a whole number of rows.`);
}

// A larger number is no integer to the database, and no table is that long.
function toBound(digits: string): number {
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}
