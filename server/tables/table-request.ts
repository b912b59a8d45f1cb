import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { type RowDefaults, readColumns, readRow, readRows } from '#server/tables/table-body.ts';
import { tableBounds } from '#server/tables/table-bounds.ts';
import { notImplemented, tableFailure } from '#server/tables/table-failure.ts';
import { readFilter } from '#server/tables/table-filter.ts';
import {
  readColumnNames,
  readOrder,
  readRange,
  readSelect,
} from '#server/tables/table-parameters.ts';
import { type Preferences, readPreferences } from '#server/tables/table-preferences.ts';
import type { Condition, Row, RowRange } from '#server/tables/table-store.ts';

/** What every request has: the columns of the answer, and its form. */
export interface TableRequest {
  select: string[];
  preferences: Preferences;
  /** The answer must be exactly one row, sent as an object. */
  isSingle: boolean;
}
export interface ReadRequest extends TableRequest, RowRange {}
export interface InsertRequest extends TableRequest {
  rows: Row[];
  /** The columns that the request names; a merge overwrites only these. */
  named: string[];
}
export interface RemovalRequest extends TableRequest {
  conditions: Condition[];
}

export const singleMediaType = 'application/vnd.pgrst.object+json';
const rowsMediaTypes = ['application/json', 'application/*', '*/*'];

/** Parameters that are not filters. */
const directives = [
  ...['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'],
  ...['and', 'or', 'not.and', 'not.or'],
];

// Clients send few different ones, and reading one takes as long as looking up its rows.
const readQueries = new LRUCache<string, Readonly<RowRange>>({
  max: 500,
  maxSize: 200_000,
  sizeCalculation: (_range, url) => url.length,
});

/** Reads GET and HEAD. Throws a table failure for a request that cannot be served. */
export function readReadRequest(table: TableDefinition, request: FastifyRequest): ReadRequest {
  const range = readQueries.get(request.url) ?? readRowRange(table, request);
  readQueries.set(request.url, range);
  return { ...range, ...readForm(request) };
}

function readRowRange(table: TableDefinition, request: FastifyRequest): RowRange {
  const parameters = readParameters(request, ['select', 'order', 'limit', 'offset']);
  return {
    select: readSelect(table, parameters.get('select') ?? '*'),
    conditions: readConditions(table, parameters),
    order: readOrder(table, parameters.get('order')),
    ...readRange(parameters),
  };
}

/** Reads POST: an insert or, when preferred, an upsert on the primary key. Throws like the above. */
export function readInsertRequest(
  table: TableDefinition,
  request: FastifyRequest,
  defaults: RowDefaults,
): InsertRequest {
  const parameters = readParameters(request, ['select', 'columns', 'on_conflict']);
  const tableRequest = readTableRequest(table, request, parameters);
  if (readConditions(table, parameters).length > 0) {
    throw notImplemented('A filter has no meaning where rows are added.');
  }
  requireKeyConflict(table, parameters.get('on_conflict'));
  const given = readRows(request.body);
  const named = readColumns(table, parameters.get('columns'), given);
  const isMissingDefault = tableRequest.preferences.missing === 'default';
  const rows = given.map((row) => {
    const filled = named.filter((column) => !isMissingDefault || Object.hasOwn(row, column));
    return readRow(table, row, filled, defaults);
  });
  return { ...tableRequest, named, rows };
}

/** Reads DELETE. Throws 21000 when it has no filter. */
export function readRemovalRequest(
  table: TableDefinition,
  request: FastifyRequest,
): RemovalRequest {
  const parameters = readParameters(request, ['select']);
  const conditions = readConditions(table, parameters);
  if (conditions.length > 0) return { ...readTableRequest(table, request, parameters), conditions };
  throw tableFailure(400, '21000', 'DELETE requires a WHERE clause', {
    hint: `Filter by at least one column, for example ${table.key.at(-1)}=eq.1.`,
  });
}

function readParameters({ url, method }: FastifyRequest, understood: string[]): URLSearchParams {
  const parameters = new URLSearchParams(url.replace(/^[^?]*/, ''));
  for (const name of parameters.keys()) {
    if (directives.includes(name) && !understood.includes(name)) {
      throw notImplemented(
        `The parameter ${name} is not supported with ${method}, which takes ${understood.join(', ')}.`,
      );
    }
  }
  return parameters;
}

function readTableRequest(
  table: TableDefinition,
  request: FastifyRequest,
  parameters: URLSearchParams,
): TableRequest {
  return { select: readSelect(table, parameters.get('select') ?? '*'), ...readForm(request) };
}

/** Reads the headers, which say what form the answer should have. */
function readForm({ headers, method }: FastifyRequest): Omit<TableRequest, 'select'> {
  const isRead = method === 'GET' || method === 'HEAD';
  const profile = headers[isRead ? 'accept-profile' : 'content-profile'] ?? 'public';
  if (profile !== 'public') {
    throw tableFailure(406, 'PGRST106', `Invalid schema: ${profile}`, {
      hint: 'Only the following schemas are exposed: public',
    });
  }
  return {
    preferences: readPreferences(headers.prefer),
    isSingle: wantsSingle(headers.accept),
  };
}

/** The first supported media type decides. Throws PGRST107 when none is supported. */
function wantsSingle(accept = '*/*'): boolean {
  for (const range of accept.split(',')) {
    const mediaType = range.replace(/;.*/s, '').trim().toLowerCase();
    if (mediaType === singleMediaType) return true;
    if (rowsMediaTypes.includes(mediaType)) return false;
  }
  throw tableFailure(406, 'PGRST107', `None of these media types are available: ${accept}`, {
    hint: `Accept application/json or ${singleMediaType}.`,
  });
}

function readConditions(table: TableDefinition, parameters: URLSearchParams): Condition[] {
  // `apikey` is not a filter: clients may send the publishable key as a parameter.
  const isFilter = (name: string) => name !== 'apikey' && !directives.includes(name);
  const filters = [...parameters].filter(([name]) => isFilter(name));
  const { conditionsPerRequest } = tableBounds;
  if (filters.length > conditionsPerRequest) {
    throw tableFailure(400, '54001', `At most ${conditionsPerRequest} filters can be combined`);
  }
  return filters.map(([name, filter]) => readFilter(table, name, filter));
}

function requireKeyConflict({ key }: TableDefinition, onConflict: string | null): void {
  if (onConflict === null) return;
  const names = readColumnNames('on_conflict', onConflict);
  if (names.toSorted().join() === key.toSorted().join()) return;
  throw tableFailure(
    400,
    '42P10',
    'there is no unique or exclusion constraint matching the ON CONFLICT specification',
    { hint: `Use on_conflict=${key.join(',')}, or leave it out.` },
  );
}
