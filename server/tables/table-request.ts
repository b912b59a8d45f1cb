import type { FastifyRequest } from 'fastify';
import {
  type FavoriteCondition,
  type FavoriteRange,
  favoriteKey,
  type NewFavorite,
} from '#server/tables/favorites-store.ts';
import { splitList, unquote } from '#server/tables/quoted-list.ts';
import {
  type RowDefaults,
  readColumns,
  readFavorite,
  readRows,
} from '#server/tables/table-body.ts';
import { tableBounds } from '#server/tables/table-bounds.ts';
import { notImplemented, tableFailure } from '#server/tables/table-failure.ts';
import { readFilter } from '#server/tables/table-filter.ts';
import { wantsSingle } from '#server/tables/table-media-type.ts';
import { readOrder } from '#server/tables/table-order.ts';
import { type Preferences, readPreferences } from '#server/tables/table-preferences.ts';
import { readRange } from '#server/tables/table-range.ts';
import { readSelect, type SelectedColumn } from '#server/tables/table-select.ts';

/** What every request says: which columns to answer with, and how. */
export interface TableRequest {
  select: SelectedColumn[];
  preferences: Preferences;
  /** The answer must be exactly one row, sent as an object. */
  isSingle: boolean;
}
export interface ReadRequest extends TableRequest, FavoriteRange {}
export interface InsertRequest extends TableRequest {
  favorites: NewFavorite[];
  /** A merge leaves `created_at` as it is: the request does not name it. */
  keepsTime: boolean;
}
export interface RemovalRequest extends TableRequest {
  conditions: FavoriteCondition[];
}

/** Parameters that are no filters. */
const directives = [
  ...['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'],
  ...['and', 'or', 'not.and', 'not.or'],
];
const { conditionsPerRequest } = tableBounds;

/** Reads GET and HEAD. Throws the failures of B.3, as the two below do. */
export function readReadRequest(request: FastifyRequest): ReadRequest {
  const parameters = readParameters(request, ['select', 'order', 'limit', 'offset']);
  return {
    ...readTableRequest(request, parameters, request.headers['accept-profile']),
    conditions: readConditions(parameters),
    order: readOrder(parameters.get('order')),
    ...readRange(parameters, request.headers.range),
  };
}

/** Reads POST: an insert or, by preference, an upsert on the primary key. */
export function readInsertRequest(request: FastifyRequest, defaults: RowDefaults): InsertRequest {
  const parameters = readParameters(request, ['select', 'columns', 'on_conflict']);
  const tableRequest = readTableRequest(request, parameters, request.headers['content-profile']);
  if (readConditions(parameters).length > 0) {
    throw notImplemented('A filter has no meaning where rows are added.');
  }
  requireKeyConflict(parameters.get('on_conflict'));
  const rows = readRows(request.body);
  const columns = readColumns(parameters.get('columns'), rows);
  const isMissingDefault = tableRequest.preferences.missing === 'default';
  return {
    ...tableRequest,
    keepsTime: !columns.includes('created_at'),
    favorites: rows.map((row) => {
      const filled = columns.filter((column) => !isMissingDefault || Object.hasOwn(row, column));
      return readFavorite(row, filled, defaults);
    }),
  };
}

/** Reads DELETE, which needs a filter: 21000 without one. */
export function readRemovalRequest(request: FastifyRequest): RemovalRequest {
  const parameters = readParameters(request, ['select']);
  const conditions = readConditions(parameters);
  if (conditions.length === 0) {
    throw tableFailure(400, '21000', 'DELETE requires a WHERE clause', {
      hint: 'Filter by at least one column, for example movie_id=eq.603.',
    });
  }
  return {
    ...readTableRequest(request, parameters, request.headers['content-profile']),
    conditions,
  };
}

function readParameters(request: FastifyRequest, understood: string[]): URLSearchParams {
  const parameters = new URLSearchParams(request.url.replace(/^[^?]*/, ''));
  for (const name of parameters.keys()) {
    if (directives.includes(name) && !understood.includes(name)) {
      throw notImplemented(`The parameter ${name} is not supported with ${request.method}.`);
    }
  }
  return parameters;
}

function readTableRequest(
  request: FastifyRequest,
  parameters: URLSearchParams,
  profile: string | string[] | undefined,
): TableRequest {
  if (profile !== undefined && profile !== 'public') {
    throw tableFailure(406, 'PGRST106', `Invalid schema: ${profile}`, {
      hint: 'Only the following schemas are exposed: public',
    });
  }
  return {
    select: readSelect(parameters.get('select') ?? '*'),
    preferences: readPreferences(request.headers.prefer),
    isSingle: wantsSingle(request.headers.accept),
  };
}

function readConditions(parameters: URLSearchParams): FavoriteCondition[] {
  // The gate takes the publishable key from a parameter too.
  const isFilter = (name: string) => name !== 'apikey' && !directives.includes(name);
  const filters = [...parameters].filter(([name]) => isFilter(name));
  if (filters.length > conditionsPerRequest) {
    throw tableFailure(400, '54001', `At most ${conditionsPerRequest} filters can be combined`);
  }
  return filters.map(([name, filter]) => readFilter(name, filter));
}

function requireKeyConflict(onConflict: string | null): void {
  if (onConflict === null) return;
  const names = splitList(onConflict)?.map((name) => unquote(name.trim())) ?? [];
  if (names.toSorted().join() === favoriteKey.toSorted().join()) return;
  throw tableFailure(
    400,
    '42P10',
    'there is no unique or exclusion constraint matching the ON CONFLICT specification',
    { hint: `Use on_conflict=${favoriteKey.join(',')}, or leave it out.` },
  );
}
