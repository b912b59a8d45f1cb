import type { FastifyReply } from 'fastify';
import type { Favorite } from '#server/tables/favorites-store.ts';
import type { Inserted } from '#server/tables/insert-favorites.ts';
import { tableFailure } from '#server/tables/table-failure.ts';
import { rowsMediaType, singleMediaType } from '#server/tables/table-media-type.ts';
import { appliedPreferences, type PreferenceName } from '#server/tables/table-preferences.ts';
import { unsatisfiable } from '#server/tables/table-range.ts';
import type {
  InsertRequest,
  ReadRequest,
  RemovalRequest,
  TableRequest,
} from '#server/tables/table-request.ts';
import { toSelection } from '#server/tables/table-select.ts';

/**
 * Answers a read (accounts contract, B.2). `total` counts all rows that the filters match, null
 * when it was not asked for. Throws PGRST103 for an offset beyond it.
 */
export function answerRead(
  reply: FastifyReply,
  query: ReadRequest,
  rows: Favorite[],
  total: number | null,
) {
  const { offset } = query;
  if (total !== null && offset > total) {
    throw unsatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`, {
      'Content-Range': `*/${total}`,
    });
  }
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  tellRange(reply, query, range, total, ['count', 'handling']);
  return sendRows(reply.code(total !== null && rows.length < total ? 206 : 200), query, rows);
}

/** Answers an insert: 201, or 200 for a merge that added nothing (B.2). */
export function answerInsert(reply: FastifyReply, query: InsertRequest, inserted: Inserted) {
  const { preferences } = query;
  const { rows, added } = inserted;
  const applied: PreferenceName[] = ['resolution', 'missing', 'return', 'count', 'handling'];
  tellRange(reply, query, '*', preferences.count ? rows.length : null, applied);
  reply.code(preferences.resolution === 'merge-duplicates' && added.length === 0 ? 200 : 201);
  if (preferences.return === 'representation') return sendRows(reply, query, rows);
  const [row] = rows;
  if (preferences.return === 'headers-only' && row && rows.length === 1) {
    const { user_id, type, movie_id } = row;
    const key = `user_id=eq.${user_id}&type=eq.${type}&movie_id=eq.${movie_id}`;
    reply.header('Location', `/favorites?${key}`);
  }
  return reply.send();
}

/** Answers a removal: 200 with the rows that are gone, or 204 (B.2). */
export function answerRemoval(reply: FastifyReply, query: RemovalRequest, rows: Favorite[]) {
  const { preferences } = query;
  const total = preferences.count ? rows.length : null;
  tellRange(reply, query, '*', total, ['return', 'count', 'handling']);
  if (preferences.return === 'representation') return sendRows(reply, query, rows);
  return reply.code(204).send();
}

/**
 * Throws PGRST116 when one object was asked for and there are fewer or more rows; in a write
 * before its transaction ends, which takes the write back (B.3).
 */
export function requireSingleWhereAsked({ isSingle }: TableRequest, rows: Favorite[]): void {
  if (!isSingle || rows.length === 1) return;
  throw tableFailure(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows.length} rows`,
  });
}

function tellRange(
  reply: FastifyReply,
  { preferences }: TableRequest,
  range: string,
  total: number | null,
  names: PreferenceName[],
): void {
  reply.header('Content-Range', `${range}/${total ?? '*'}`);
  const applied = appliedPreferences(preferences, names);
  if (applied) reply.header('Preference-Applied', applied);
}

function sendRows(reply: FastifyReply, { select, isSingle }: TableRequest, rows: Favorite[]) {
  const selections = rows.map((row) => toSelection(row, select));
  const mediaType = isSingle ? singleMediaType : rowsMediaType;
  return reply
    .type(`${mediaType}; charset=utf-8`)
    .send(JSON.stringify(isSingle ? selections[0] : selections));
}
