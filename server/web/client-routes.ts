import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Serves the built client from `directory`: files as they were compressed at build time, those
 * under /assets for ever, since their names change with their contents.
 */
export async function registerClientRoutes(app: FastifyInstance, directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    index: false,
    // Addresses are fixed at start: nothing that appears in the folder later is served.
    wildcard: false,
    cacheControl: false,
    setHeaders(response, path) {
      const isNamedByContent = path.includes('/assets/');
      response.setHeader(
        'Cache-Control',
        isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}

/** Answers with the app's page, which knows every address of the client, unknown ones included. */
export function sendApp(reply: FastifyReply): FastifyReply {
  return reply.code(200).sendFile('index.html');
}
