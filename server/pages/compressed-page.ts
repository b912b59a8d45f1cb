import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Compressed, compress, pickEncoding } from '#server/web/compression.ts';
import { isNotModified, tagOf } from '#server/web/etag.ts';

/** A page as it is cached: compressed once, for every browser. */
export interface CompressedPage extends Compressed {
  status: number;
  /** The same for the same HTML. */
  tag: string;
}

const decompressBrotli = promisify(brotliDecompress);

/** Compresses a page, outside the event loop. */
export async function compressPage(html: string, status: number): Promise<CompressedPage> {
  return { status, tag: tagOf(html), ...(await compress(html)) };
}

/** Sends a page as the browser accepts it; a browser that has it already gets 304. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
  { cacheControl = 'no-cache', type = 'text/html' } = {},
): Promise<FastifyReply> {
  const encoding = pickEncoding(request.headers['accept-encoding']);
  reply.headers({
    'cache-control': cacheControl,
    vary: 'accept-encoding, accept-language, cookie',
  });
  // Only a 200 may become a 304 (RFC 9110, section 13.2.1).
  const isFound = page.status === 200;
  if (isFound && isNotModified(request, reply, `"${page.tag}-${encoding}"`)) return reply.send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = encoding === 'identity' ? await decompressBrotli(page.br) : page[encoding];
  return reply.code(page.status).type(`${type}; charset=utf-8`).send(body);
}
