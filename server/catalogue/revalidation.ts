import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified, tagOf } from '#server/web/etag.ts';

const freshSeconds = 300;

/**
 * An onSend hook: lets the browser cache an answer for five minutes and then ask whether it has
 * changed, with a weak ETag like TMDB's (docs/contracts/catalogue.md#freshness). Private, because only
 * users who are logged in may have the answer, and a shared cache cannot check that.
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
