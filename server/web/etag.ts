import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The opaque part of an ETag: the same for the same content, 32 characters. */
export function tagOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/**
 * Names the answer by its ETag (quoted, perhaps weak). Where the request names it too, what is left
 * to send is a 304 without a body, and the result is true.
 */
export function isNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  if (!isNamed(etag, request.headers['if-none-match'])) return false;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return true;
}

// Caches on the way may have weakened a tag; for a GET that makes no difference (RFC 9110, 13.1.2).
function isNamed(etag: string, ifNoneMatch = ''): boolean {
  const named = ifNoneMatch.split(',').map((tag) => strengthen(tag.trim()));
  return named.includes(strengthen(etag)) || named.includes('*');
}

function strengthen(tag: string): string {
  return tag.replace(/^W\//, '');
}
