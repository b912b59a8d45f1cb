import { join } from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Cache-Control of the files under /assets, whose names hold a hash of their content. */
export const assetCacheControl = 'public, max-age=31536000, immutable';

/** Serves the built client's files from `directory`, compressed at build time. */
export async function registerClientRoutes(app: FastifyInstance, directory: string): Promise<void> {
  const options = {
    decorateReply: false,
    preCompressed: true,
    index: false as const,
    cacheControl: false,
  };
  // One route for all, because hundreds of routes would take a sixth of the start.
  await app.register(fastifyStatic, {
    ...options,
    root: join(directory, 'assets'),
    prefix: '/assets/',
    setHeaders: setHeaders(assetCacheControl),
  });
  // A route for each, because every other path is a page.
  await app.register(fastifyStatic, {
    ...options,
    root: directory,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    setHeaders: setHeaders('no-cache'),
  });
}

function setHeaders(cacheControl: string) {
  return (response: SetHeadersResponse): void => {
    response.setHeader('Cache-Control', cacheControl);
    // So that a shared cache does not give Brotli to a client that cannot read it.
    response.setHeader('Vary', 'accept-encoding');
  };
}
