import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A body in the two forms that browsers accept. */
export interface Compressed {
  br: Buffer;
  gzip: Buffer;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// Higher qualities take several times as long and save a few percent.
const brotliQuality = 6;

/** Compresses a body, outside the event loop. */
export async function compress(body: string | Buffer): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const [br, gzip] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)]);
  return { br, gzip };
}

/**
 * Gives the best encoding in a request's Accept-Encoding. Browsers list encodings without weights. A
 * name with a weight is ignored.
 */
export function pickEncoding(accepted = ''): keyof Compressed | 'identity' {
  const names = accepted.split(',').map((name) => name.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
