import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { placePage } from '#server/web/base-path.ts';

/** Cache-Control of the files under /assets, whose names change with their contents. */
export const assetCacheControl = 'public, max-age=31536000, immutable';

/** Answers with the app's page, which knows every address of the client, unknown ones included. */
type SendApp = (reply: FastifyReply) => FastifyReply;

/**
 * Serves the built client from `directory`: files as they were compressed at build time, those
 * under /assets for ever. Gives the way to send its page, or null where there is no client.
 */
export async function registerClientRoutes(
  app: FastifyInstance,
  directory: string,
  basePath: string,
): Promise<SendApp | null> {
  if (!existsSync(directory)) return null;
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    index: false,
    // Addresses are fixed at start: nothing that appears in the folder later is served.
    wildcard: false,
    cacheControl: false,
    setHeaders(response, path) {
      const isNamedByContent = path.includes('/assets/');
      response.setHeader('Cache-Control', isNamedByContent ? assetCacheControl : 'no-cache');
    },
  });
  if (basePath === '') return (reply) => reply.code(200).sendFile('index.html');

  const page = placePage(readFileSync(join(directory, 'index.html'), 'utf8'), basePath);
  return (reply) =>
    reply.code(200).header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
}
