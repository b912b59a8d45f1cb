import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers callers that cannot know the key, such as a link in a mail. */
    needsNoApiKey?: boolean;
  }
}

/**
 * Turns away every request to this scope that does not carry one of the keys as the header
 * `apikey` or the query parameter of that name, in the form of Supabase's gateway
 * (accounts contract, A.1).
 */
export function requireApiKey(app: FastifyInstance, keys: string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.needsNoApiKey) return;
    const apiKey = givenApiKey(request);
    if (typeof apiKey === 'string' && keys.some((key) => isSameSecret(key, apiKey))) return;
    return reply.code(401).send({
      message: apiKey ? 'Invalid API key' : 'No API key found in request',
      hint: 'Send the publishable key of this server as the `apikey` header: /config.json has it.',
    });
  });
}

/** Whether two secrets are one, in a time that does not tell where they differ. */
export function isSameSecret(expected: string, given: string): boolean {
  // Digests have one length, which the constant-time comparison needs.
  return timingSafeEqual(digestOf(expected), digestOf(given));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function givenApiKey(request: FastifyRequest): unknown {
  return request.headers.apikey ?? (request.query as Record<string, unknown>).apikey;
}
