import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified, tagOf } from '#server/web/etag.ts';

const freshSeconds = 300;

/**
 * An onSend hook: lets the browser cache an answer for five minutes and then ask whether it has
 * changed, with a weak ETag as TMDB's (docs/contracts/catalogue.md#freshness). Private, for the answer is
 * given to whoever is logged in and no cache in between can tell.
 */
export async function addRevalidation(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  reply.header('cache-control', `private, max-age=${freshSeconds}`);
  return isNotModified(request, reply, `W/"${tagOf(payload)}"`) ? null : payload;
}
