import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The opaque part of an ETag: 32 characters, the same for the same content. */
export function tagOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/**
 * Sets the answer's ETag (quoted, perhaps weak). Gives true when the request's If-None-Match names it;
 * the status is 304 then, to be sent without a body.
 */
export function isNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch === undefined || !isNamed(etag, ifNoneMatch)) return false;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return true;
}

// Caches may have made a tag weak, which makes no difference for a GET (RFC 9110, 13.1.2).
function isNamed(etag: string, ifNoneMatch: string): boolean {
  const named = ifNoneMatch.split(',').map((tag) => strengthen(tag.trim()));
  return named.includes(strengthen(etag)) || named.includes('*');
}

function strengthen(tag: string): string {
  return tag.replace(/^W\//, '');
}
