import type { FastifyReply } from 'fastify';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import type { JsonRows } from '#server/database/select-many.ts';
import { rowsWriter } from '#server/tables/column-values.ts';
import { tableFailure } from '#server/tables/table-failure.ts';
import {
  type ReadRequest,
  singleMediaType,
  type TableRequest,
} from '#server/tables/table-request.ts';
import type { Row } from '#server/tables/table-store.ts';

/**
 * Answers a read (docs/contracts/table-and-feed.md#answers). `total` is the number of all rows that
 * match the filters; null when not requested. Throws PGRST103 when the offset is greater.
 */
export function answerRead(
  reply: FastifyReply,
  { offset, isSingle }: ReadRequest,
  { count, json }: JsonRows,
  total: number | null,
) {
  if (total !== null && offset > total) {
    throw tableFailure(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
      headers: { 'Content-Range': `*/${total}` },
    });
  }
  const range = count === 0 ? '*' : `${offset}-${offset + count - 1}`;
  reply.header('Content-Range', `${range}/${total ?? '*'}`);
  return sendJson(reply.code(total !== null && count < total ? 206 : 200), json, isSingle);
}

/** Answers an insert or a removal, with its rows when the request prefers that. */
export function answerWrite(
  reply: FastifyReply,
  table: TableDefinition,
  request: TableRequest,
  rows: Row[],
) {
  const { preferences, select, isSingle } = request;
  reply.header('Content-Range', `*/${preferences.count ? rows.length : '*'}`);
  return preferences.return === 'representation'
    ? sendJson(reply, rowsWriter(table, select)(rows), isSingle)
    : reply.send();
}

/**
 * Throws PGRST116 when the request asked for one object and there is not exactly one row. A write
 * calls it before its transaction ends, so that the write is rolled back.
 */
export function requireSingleWhereAsked({ isSingle }: TableRequest, count: number): void {
  if (!isSingle || count === 1) return;
  throw tableFailure(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${count} rows`,
  });
}

function sendJson(reply: FastifyReply, json: string, isSingle: boolean) {
  return reply
    .type(`${isSingle ? singleMediaType : 'application/json'}; charset=utf-8`)
    .send(isSingle ? json.slice(1, -1) : json);
}
