import type { FastifyInstance } from 'fastify';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const requestHeaders = [
  'apikey',
  'authorization',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
  'x-jwt-aud',
  'x-use-cookie',
  'accept',
  'prefer',
  'range',
  'range-unit',
  'accept-profile',
  'content-profile',
  'x-retry-count',
].join(', ');

/**
 * Lets pages of every origin call this scope's routes and read `exposedHeaders`, and answers
 * preflights. Cookies are not allowed: callers are identified by headers that only their own code
 * can send (docs/contracts/accounts.md#transport).
 */
export function allowEveryOrigin(app: FastifyInstance, exposedHeaders: string[]): void {
  const exposed = exposedHeaders.join(', ');
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('Access-Control-Allow-Origin', '*');
    reply.header('Access-Control-Expose-Headers', exposed);
    if (request.method !== 'OPTIONS') return done();
    reply
      .header('Access-Control-Allow-Methods', methods)
      .header('Access-Control-Allow-Headers', requestHeaders)
      .header('Access-Control-Max-Age', '86400')
      .code(200)
      .send();
  });
}
