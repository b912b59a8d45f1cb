import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import {
  openPictureHeaders,
  type PosterRoute,
  posterRoute,
  posterWidths,
} from '#server/catalogue/posters/poster-address.ts';
import { isNotModified, tagOf } from '#server/web/etag.ts';

const headers = {
  ...openPictureHeaders,
  // A week, not for ever: a new version may change a drawing at the same address.
  'cache-control': 'public, max-age=604800',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  vary: 'accept-encoding',
};

/**
 * Serves `/t/p/{size}/{movie|tv}-{id}.svg`: the drawings in `directory`, which the build compressed,
 * the same for every size. Open to everyone, because an `img` element cannot send a token. Answers
 * 404 to an unknown size, name or title.
 */
export function registerPosterRoutes(app: FastifyInstance, directory: string): void {
  app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: directory,
      serve: false,
      preCompressed: true,
      acceptRanges: false,
      cacheControl: false,
      etag: false,
      lastModified: false,
    });
    scope.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode < 400) reply.headers(headers);
    });
    scope.get<PosterRoute>(posterRoute, { exposeHeadRoute: true }, async (request, reply) => {
      const { size, file } = request.params;
      const isSize = size === 'original' || posterWidths.includes(size);
      const isFile = isSize && /^[\w-]+\.svg$/.test(file);
      const drawing = isFile && (await readFile(join(directory, file), 'utf8').catch(() => null));
      if (!drawing) return reply.callNotFound();
      // By the drawing, not by the file's time: it is the same on every server and after every build.
      if (isNotModified(request, reply, `W/"${tagOf(drawing)}"`)) return reply.send();
      return reply.sendFile(file);
    });
  });
}
