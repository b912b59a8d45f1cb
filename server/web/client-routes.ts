import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified, tagOf } from '#server/web/etag.ts';

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

/** Makes a function that sends the app's page, compressed once; a browser that has it gets 304. */
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

// Browsers list encodings without weights. A name with a weight is ignored.
function pickEncoding(accepted = ''): 'br' | 'gzip' | 'identity' {
  const names = accepted.split(',').map((name) => name.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
