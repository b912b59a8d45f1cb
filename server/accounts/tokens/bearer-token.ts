import type { FastifyRequest } from 'fastify';
import { Failure } from '#server/failure.ts';

/**
 * What the request bears in its header `Authorization`: an access token or a key.
 * Throws 401 `no_authorization` without one (accounts contract, A.3).
 */
export function requireBearerToken({ headers }: FastifyRequest): string {
  const token = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token) return token;
  throw new Failure(401, 'no_authorization', 'Please log in: a valid Bearer token is required.');
}
