import type { FastifyInstance } from 'fastify';
import { forgiveCache } from '#server/catalogue/cache/forgive-cache.ts';
import {
  openPictureHeaders,
  type PosterRoute,
  pictureSizes,
  posterRoute,
} from '#server/catalogue/posters/poster-address.ts';
import type { PosterCache } from '#server/catalogue/posters/poster-cache.ts';
import { createAgent, getBounded } from '#server/catalogue/upstream/bounded-get.ts';
import { createSparseWarn } from '#server/catalogue/upstream/sparse-warn.ts';
import { Failure } from '#server/failure.ts';

export interface ProxiedPosterDependencies {
  /** The image host's address, such as `https://image.tmdb.org/t/p`. */
  imageUrl: string;
  cache: PosterCache;
  /** Called when the image host or the cache fails, for each at most once a minute. */
  warn(message: string): void;
  clock: () => number;
}

const fileName = /^[\w-]{1,100}\.(jpe?g|png|webp)$/;
const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const mostConnections = 10;
const mostFetches = 100;
const mostBytes = 2 * 1024 * 1024;
const timeoutMilliseconds = 5000;

const headers = {
  ...openPictureHeaders,
  // A poster that changes gets a new name.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
};

/**
 * Serves `/t/p/{size}/{file}` with the pictures of TMDB's image host, for networks that block it.
 * Open to everyone, because an `img` element cannot send a token; so the sizes, the names and the
 * number of fetches at once are limited.
 */
export function registerProxiedPosterRoutes(
  app: FastifyInstance,
  { imageUrl, cache, warn, clock }: ProxiedPosterDependencies,
): void {
  const agent = createAgent(imageUrl, mostConnections);
  const fetches = new Map<string, Promise<Buffer | null>>();
  const warnOfCache = createSparseWarn(warn, clock);
  const warnOfHost = createSparseWarn(warn, clock);
  app.addHook('onClose', async () => {
    agent.destroy();
    await Promise.allSettled(fetches.values());
  });

  async function getPoster(size: string, file: string): Promise<Buffer | null> {
    const name = `${size}-${file}`;
    // A cached poster never waits for a fetch, however many of them hang.
    const cached = await forgiveCache('cached posters', warnOfCache, () => cache.get(name));
    if (cached) return cached;
    const running = fetches.get(name);
    if (running) return running;
    if (fetches.size >= mostFetches) throw unavailable('too many posters at once');
    const poster = fetchAndCache(name, `${size}/${file}`).finally(() => fetches.delete(name));
    fetches.set(name, poster);
    return poster;
  }

  async function fetchAndCache(name: string, path: string): Promise<Buffer | null> {
    const picture = await fetchPicture(path);
    if (picture) await forgiveCache('cached posters', warnOfCache, () => cache.set(name, picture));
    return picture;
  }

  function unavailable(reason: string, cause?: unknown): Failure {
    warnOfHost(`Posters of TMDB cannot be fetched: ${reason}.`);
    return new Failure(
      503,
      'unavailable',
      'The poster cannot be fetched at the moment. Please try again later.',
      {
        cause: new Error(`The image host: ${reason}`, { cause }),
        headers: { 'retry-after': '30' },
        isReported: true,
      },
    );
  }

  async function fetchPicture(path: string): Promise<Buffer | null> {
    const url = new URL(`${imageUrl}/${path}`);
    const answer = await getBounded(url, {
      agent,
      headers: { accept: 'image/jpeg,image/png,image/webp' },
      timeoutMilliseconds,
      mostBytes,
    }).catch((error) => {
      throw unavailable(`${path} was not answered`, error);
    });
    if (answer.status === 404) return null;
    const type = answer.headers['content-type'] ?? '';
    if (answer.status === 200 && /^image\/(?:jpeg|png|webp)\b/.test(type)) return answer.body;
    throw unavailable(`${path} was answered with ${answer.status} ${type}`);
  }

  app.get<PosterRoute>(posterRoute, { exposeHeadRoute: true }, async (request, reply) => {
    const { size, file } = request.params;
    const [, extension = ''] = fileName.exec(file) ?? [];
    const contentType = contentTypes[extension];
    // The original size is not served, because such a file may be very large.
    const isServed = pictureSizes.includes(size) && contentType;
    const poster = isServed ? await getPoster(size, file) : null;
    if (!poster) return reply.callNotFound();
    return reply.headers({ ...headers, 'content-type': contentType }).send(poster);
  });
}
