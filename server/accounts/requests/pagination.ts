import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { optionalText, readInput } from '#server/accounts/requests/read-input.ts';

/** One page of a long list; pages count from 1. */
export interface Pagination {
  page: number;
  perPage: number;
  limit: number;
  offset: number;
}

/**
 * The requested page, by default the first with 50 entries. Page 0 is the first page too, as at
 * supabase.com. Throws 400 `validation_failed`.
 */
export function readPagination(request: FastifyRequest): Pagination {
  const { page, per_page: perPage } = readInput(paginationSchema, request.query);
  const offset = Math.max(0, page - 1) * perPage;
  return { page: Math.max(1, page), perPage, limit: perPage, offset };
}

const paginationSchema = v.object({
  page: wholeNumber(1, { least: 0, most: 1_000_000_000 }),
  per_page: wholeNumber(50, { least: 1, most: 1000 }),
});

function wholeNumber(fallback: number, { least, most }: { least: number; most: number }) {
  return v.pipe(
    optionalText,
    v.transform((text) => (text === '' ? fallback : Number(text))),
    v.integer(`Expected a whole number from ${least} to ${most}`),
    v.minValue(least),
    v.maxValue(most),
  );
}

/**
 * Writes the total and the addresses of the next and the last page into headers. Clients read the
 * number after the first `=` of an address as the page, so `page` comes first.
 */
export function writePagination(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, perPage }: Pagination,
  total: number,
): void {
  const lastPage = Math.ceil(total / perPage);
  const linkTo = (to: number, relation: string) =>
    `<${request.routeOptions.url}?page=${to}&per_page=${perPage}>; rel="${relation}"`;
  const links = [...(page < lastPage ? [linkTo(page + 1, 'next')] : []), linkTo(lastPage, 'last')];
  reply.headers({ 'X-Total-Count': String(total), Link: links.join(', ') });
}
