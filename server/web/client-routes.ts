import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Cache-Control of the files under /assets, whose names hold a hash of their content. */
export const assetCacheControl = 'public, max-age=31536000, immutable';

/** Serves the built client's files from `directory`, compressed at build time. */
export async function registerClientRoutes(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    decorateReply: false,
    preCompressed: true,
    index: false,
    // Routes are fixed at the start: files that appear in the folder later are not served.
    wildcard: false,
    cacheControl: false,
    setHeaders(response, path) {
      const isNamedByContent = path.includes('/assets/');
      response.setHeader('Cache-Control', isNamedByContent ? assetCacheControl : 'no-cache');
    },
  });
}
