import type { FastifyInstance } from 'fastify';
import { createAgent, getBounded } from '#server/catalogue/tmdb/bounded-get.ts';
import { forgiveCache } from '#server/catalogue/tmdb/forgive-cache.ts';
import type { PosterCache } from '#server/catalogue/tmdb/poster-cache.ts';
import { Failure } from '#server/failure.ts';

export interface ProxiedPosterDependencies {
  /** The image host's address, such as `https://image.tmdb.org/t/p`. */
  imageUrl: string;
  cache: PosterCache;
  /** Takes what went wrong with the cache, which costs nothing but time. */
  warn(message: string): void;
}

// TMDB's poster sizes (TMDB contract, section 7), but not the original, which may be any size.
const sizes = new Set(['w92', 'w154', 'w185', 'w342', 'w500', 'w780']);
const fileName = /^[\w-]{1,100}\.(jpe?g|png|webp)$/;
const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const mostConnections = 10;
const mostUnderWay = 100;
const mostBytes = 2 * 1024 * 1024;
const timeoutMilliseconds = 5000;

const headers = {
  // A poster that changes gets a new name.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/**
 * Serves `/t/p/{size}/{file}` with the pictures of TMDB's image host, for networks where that is
 * blocked. Open to everyone, for an image cannot carry a token; so what can be asked for is
 * bounded, and how much of it at once.
 */
export function registerProxiedPosterRoutes(
  app: FastifyInstance,
  { imageUrl, cache, warn }: ProxiedPosterDependencies,
): void {
  const agent = createAgent(imageUrl, mostConnections);
  const underWay = new Map<string, Promise<Buffer | null>>();
  app.addHook('onClose', async () => {
    agent.destroy();
    await Promise.allSettled(underWay.values());
  });

  function getPoster(size: string, file: string): Promise<Buffer | null> {
    const name = `${size}-${file}`;
    const running = underWay.get(name);
    if (running) return running;
    if (underWay.size >= mostUnderWay) throw unavailable('too many posters at once');
    const poster = findOrFetch(name, `${size}/${file}`).finally(() => underWay.delete(name));
    underWay.set(name, poster);
    return poster;
  }

  async function findOrFetch(name: string, path: string): Promise<Buffer | null> {
    const kept = await forgiveCache('kept posters', warn, () => cache.get(name));
    if (kept) return kept;
    const picture = await fetchPicture(path);
    if (picture) await forgiveCache('kept posters', warn, () => cache.set(name, picture));
    return picture;
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

  app.get<{ Params: { size: string; file: string } }>(
    '/t/p/:size/:file',
    { exposeHeadRoute: true },
    async (request, reply) => {
      const { size, file } = request.params;
      const [, extension = ''] = fileName.exec(file) ?? [];
      const contentType = contentTypes[extension];
      const poster = sizes.has(size) && contentType ? await getPoster(size, file) : null;
      if (!poster) return reply.callNotFound();
      return reply.headers({ ...headers, 'content-type': contentType }).send(poster);
    },
  );
}

function unavailable(reason: string, cause?: unknown): Failure {
  return new Failure(
    503,
    'unavailable',
    'The poster cannot be fetched at the moment. Please try again later.',
    { cause: new Error(`The image host: ${reason}`, { cause }), headers: { 'retry-after': '30' } },
  );
}
