import type { FastifyReply } from 'fastify';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { rowWriter } from '#server/tables/column-values.ts';
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
  table: TableDefinition,
  request: ReadRequest,
  rows: Row[],
  total: number | null,
) {
  const { offset } = request;
  if (total !== null && offset > total) {
    throw tableFailure(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
      headers: { 'Content-Range': `*/${total}` },
    });
  }
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  reply.header('Content-Range', `${range}/${total ?? '*'}`);
  return sendRows(
    reply.code(total !== null && rows.length < total ? 206 : 200),
    table,
    request,
    rows,
  );
}

/** Answers an insert or a removal, with its rows when the request prefers that. */
export function answerWrite(
  reply: FastifyReply,
  table: TableDefinition,
  request: TableRequest,
  rows: Row[],
) {
  const { preferences } = request;
  reply.header('Content-Range', `*/${preferences.count ? rows.length : '*'}`);
  return preferences.return === 'representation'
    ? sendRows(reply, table, request, rows)
    : reply.send();
}

/**
 * Throws PGRST116 when the request asked for one object and there is not exactly one row. A write
 * calls it before its transaction ends, so that the write is rolled back.
 */
export function requireSingleWhereAsked({ isSingle }: TableRequest, rows: Row[]): void {
  if (!isSingle || rows.length === 1) return;
  throw tableFailure(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows.length} rows`,
  });
}

function sendRows(
  reply: FastifyReply,
  table: TableDefinition,
  { select, isSingle }: TableRequest,
  rows: Row[],
) {
  const written = rows.map(rowWriter(table, select));
  return reply
    .type(`${isSingle ? singleMediaType : 'application/json'}; charset=utf-8`)
    .send(isSingle ? written[0] : `[${written.join()}]`);
}
