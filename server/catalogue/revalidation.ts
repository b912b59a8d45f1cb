import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const freshSeconds = 300;

/**
 * An onSend hook: lets the browser keep an answer for five minutes and then ask whether it has
 * changed, with a weak ETag as TMDB's (TMDB contract, section 1). Private, for the answer is given
 * to whoever is logged in and no cache in between can tell.
 */
export async function addRevalidation(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `W/"${createHash('sha256').update(payload).digest('hex').slice(0, 32)}"`;
  reply.headers({ 'cache-control': `private, max-age=${freshSeconds}`, etag });
  if (!isNamed(etag, request.headers['if-none-match'])) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
}

function isNamed(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((named) => named.trim() === etag || named.trim() === '*');
}
