import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type MediaType, mediaTypes } from '#contract/catalogue.ts';
import type { AccessTokens } from '#server/auth/access-token.ts';
import { catalogueFailure, writeCatalogueFailure } from '#server/catalogue/catalogue-failure.ts';
import {
  readAppendToResponse,
  readDiscoverQuery,
  readListQuery,
  readSearchQuery,
} from '#server/catalogue/catalogue-parameters.ts';
import type { CatalogueSource } from '#server/catalogue/catalogue-source.ts';
import { addRevalidation } from '#server/catalogue/revalidation.ts';
import { allowEveryOrigin } from '#server/web/cors.ts';
import { refuseOtherMethods } from '#server/web/refuse-other-methods.ts';
import type { Wire } from '#server/web/wire.ts';

export interface CatalogueDependencies {
  source: CatalogueSource;
  accessTokens: AccessTokens;
}

/**
 * The catalogue API: the calls of the specification, point 7, in the shapes of TMDB's API v3,
 * for whoever is logged in (decisions, row 17).
 */
export function createCatalogueWire({ source, accessTokens }: CatalogueDependencies): Wire {
  return {
    prefix: '/catalogue/3',
    register(app) {
      allowEveryOrigin(app, ['ETag']);
      app.addHook('onRequest', (request) => requireAccessToken(request, accessTokens));
      app.addHook('onSend', addRevalidation);
      refuseOtherMethods(app, () => {
        for (const mediaType of mediaTypes) addRoutes(app, mediaType, source);
      });
    },
    writeFailure: writeCatalogueFailure,
  };
}

function addRoutes(app: FastifyInstance, mediaType: MediaType, source: CatalogueSource): void {
  app.get(`/${mediaType}/popular`, ({ query }) => source.popular(mediaType, readListQuery(query)));

  app.get(`/search/${mediaType}`, ({ query }) => source.search(mediaType, readSearchQuery(query)));

  app.get(`/discover/${mediaType}`, ({ query }) =>
    source.discover(mediaType, readDiscoverQuery(query)),
  );

  app.get(`/genre/${mediaType}/list`, async () => ({ genres: await source.genres(mediaType) }));

  app.get<{ Params: { id: string } }>(`/${mediaType}/:id`, async ({ params, query }) => {
    const append = readAppendToResponse(query);
    return found(await source.getDetails(mediaType, requireId(params.id), append));
  });

  app.get<{ Params: { id: string } }>(`/${mediaType}/:id/videos`, async ({ params }) => {
    const id = requireId(params.id);
    return { id, results: found(await source.getVideos(mediaType, id)) };
  });
}

async function requireAccessToken(request: FastifyRequest, tokens: AccessTokens): Promise<void> {
  const [, token] = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const isSignedIn = token !== undefined && (await tokens.verify(token)).ok;
  if (!isSignedIn) {
    throw catalogueFailure('invalidToken', { headers: { 'www-authenticate': 'Bearer' } });
  }
}

function requireId(text: string): number {
  const id = Number(text);
  if (/^\d+$/.test(text) && id > 0 && Number.isSafeInteger(id)) return id;
  throw catalogueFailure('notFound');
}

function found<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw catalogueFailure('notFound');
  return answer;
}
