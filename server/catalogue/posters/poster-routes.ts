import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import {
  openPictureHeaders,
  type PosterRoute,
  posterRoute,
  posterWidths,
} from '#server/catalogue/posters/poster-address.ts';

const headers = {
  ...openPictureHeaders,
  // A week, not for ever: the drawings change with the program, not with their address.
  'cache-control': 'public, max-age=604800',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  vary: 'accept-encoding',
};

/**
 * Serves `/t/p/{size}/{movie|tv}-{id}.svg`: the drawings in `directory` as the build has compressed
 * them, the same in every size. Open to everyone, for an image cannot carry a token. Unknown sizes,
 * names and titles are not found.
 */
export function registerPosterRoutes(app: FastifyInstance, directory: string): void {
  app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: directory,
      serve: false,
      preCompressed: true,
      acceptRanges: false,
      cacheControl: false,
    });
    scope.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode < 400) reply.headers(headers);
    });
    scope.get<PosterRoute>(posterRoute, { exposeHeadRoute: true }, (request, reply) => {
      const { size, file } = request.params;
      const isSize = size === 'original' || posterWidths.includes(size);
      return isSize && /^[\w-]+\.svg$/.test(file) ? reply.sendFile(file) : reply.callNotFound();
    });
  });
}
