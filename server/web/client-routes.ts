import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified, tagOf } from '#server/web/etag.ts';

/** Cache-Control of the files under /assets, whose names change with their contents. */
export const assetCacheControl = 'public, max-age=31536000, immutable';

/** Serves the built client from `directory`: its files as they were compressed at build time. */
export async function registerClientRoutes(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    decorateReply: false,
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
}

/** Gives the way to send the app's page, compressed once; browsers that have it get 304. */
export function createPageSender(html: string) {
  const bodies = {
    br: brotliCompressSync(html),
    gzip: gzipSync(html, { level: 9 }),
    identity: Buffer.from(html),
  };
  const tag = tagOf(html);

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const encoding = pickEncoding(request.headers['accept-encoding']);
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (isNotModified(request, reply, `"${tag}-${encoding}"`)) return reply.send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(200).type('text/html; charset=utf-8').send(bodies[encoding]);
  };
}

// Every browser names what it takes without weights; whoever says more gets the plain page.
function pickEncoding(accepted = ''): 'br' | 'gzip' | 'identity' {
  const names = accepted.split(',').map((name) => name.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
