import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { drawPoster } from '#catalogue/posters/draw-poster.ts';
import type { PosterFacts } from '#catalogue/posters/poster-look.ts';
import type { MediaType } from '#contract/catalogue.ts';

/** What the posters have to know of the catalogue. */
export interface PosterDependencies {
  /** The facts of a title, or null if the catalogue does not have it. */
  findTitle(mediaType: MediaType, id: number): PosterFacts | null;
}

interface DrawnPoster {
  svg: string;
  etag: string;
}

// TMDB's poster sizes (TMDB contract, section 7); a drawing is the same in all of them.
const sizes = new Set(['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original']);
const fileName = /^(movie|tv)-([1-9]\d{0,9})\.svg$/;
const mostDrawnPosters = 2000;

const headers = {
  'content-type': 'image/svg+xml',
  // A week, not for ever: the drawings change with the program, not with their address.
  'cache-control': 'public, max-age=604800',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/**
 * Serves `/t/p/{size}/{movie|tv}-{id}.svg`, where TMDB's image host has its posters. Open to
 * everyone, for an image cannot carry a token. Unknown sizes, names and titles are not found.
 */
export function registerPosterRoutes(
  app: FastifyInstance,
  { findTitle }: PosterDependencies,
): void {
  const drawnPosters = new Map<string, DrawnPoster>();

  function getPoster(file: string): DrawnPoster | null {
    const drawn = drawnPosters.get(file);
    if (drawn) return drawn;
    const [, mediaType, id] = fileName.exec(file) ?? [];
    const facts = mediaType ? findTitle(mediaType as MediaType, Number(id)) : null;
    if (!facts) return null;
    const svg = drawPoster(facts);
    const poster = { svg, etag: `"${createHash('sha256').update(svg).digest('base64url')}"` };
    if (drawnPosters.size >= mostDrawnPosters) drawnPosters.clear();
    drawnPosters.set(file, poster);
    return poster;
  }

  app.get<{ Params: { size: string; file: string } }>(
    '/t/p/:size/:file',
    { exposeHeadRoute: true },
    (request, reply) => {
      const { size, file } = request.params;
      const poster = sizes.has(size) ? getPoster(file) : null;
      if (!poster) return reply.callNotFound();
      reply.headers({ ...headers, etag: poster.etag });
      const isKnown = isNamed(poster.etag, request.headers['if-none-match']);
      return isKnown ? reply.code(304).send() : reply.send(poster.svg);
    },
  );
}

// Caches on the way may have weakened the tag; for a GET that makes no difference (RFC 9110, 13.1.2).
function isNamed(etag: string, ifNoneMatch = ''): boolean {
  const named = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return named.includes(etag) || named.includes('*');
}
