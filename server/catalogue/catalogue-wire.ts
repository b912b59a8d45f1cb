import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import { type MediaType, mediaTypes } from '#contract/catalogue.ts';
import type { CallerReader } from '#server/caller.ts';
import { catalogueFailure, writeCatalogueFailure } from '#server/catalogue/catalogue-failure.ts';
import {
  type Parameters,
  readAppendToResponse,
  readDiscoverQuery,
  readListQuery,
  readLocale,
  readSearchQuery,
} from '#server/catalogue/catalogue-parameters.ts';
import type { CatalogueReader } from '#server/catalogue/catalogue-reader.ts';
import type { CatalogueSource } from '#server/catalogue/catalogue-source.ts';
import { addRevalidation } from '#server/catalogue/revalidation.ts';
import { refuseUnsupported } from '#server/catalogue/supported-parameters.ts';
import { allowEveryOrigin } from '#server/web/cors.ts';
import { refuseOtherMethods } from '#server/web/refuse-other-methods.ts';
import type { Wire } from '#server/web/wire.ts';

export interface CatalogueDependencies {
  sourceFor(reader: CatalogueReader): CatalogueSource;
  callers: CallerReader;
}

/** The request's member that says who asks. */
const userId = 'catalogueUserId';

/**
 * The catalogue API: the calls of the specification, point 7, in the shapes of TMDB's API v3,
 * for whoever is logged in (decisions, row 17).
 */
export function createCatalogueWire({ sourceFor, callers }: CatalogueDependencies): Wire {
  return {
    prefix: addresses.catalogue,
    register(app) {
      allowEveryOrigin(app, ['ETag', 'Age']);
      app.decorateRequest(userId, '');
      app.addHook('onRequest', async (request) => {
        request.setDecorator(userId, await requireUserId(request, callers));
      });
      app.addHook('onSend', addRevalidation);
      refuseOtherMethods(app, () => {
        for (const mediaType of mediaTypes) addRoutes(app, mediaType, sourceFor);
      });
    },
    writeFailure: writeCatalogueFailure,
  };
}

interface Asked {
  Querystring: Parameters;
}

interface AskedById extends Asked {
  Params: { id: string };
}

function addRoutes(
  app: FastifyInstance,
  mediaType: MediaType,
  sourceFor: CatalogueDependencies['sourceFor'],
): void {
  const sourceOf = (request: FastifyRequest, reply: FastifyReply) =>
    sourceFor({
      ...readLocale(request.query),
      userId: request.getDecorator<string>(userId),
      noteAge: (seconds) => noteAge(reply, seconds),
    });

  app.get(`/${mediaType}/popular`, (request, reply) =>
    sourceOf(request, reply).popular(mediaType, readListQuery(request.query)),
  );

  app.get<Asked>(`/search/${mediaType}`, (request, reply) =>
    sourceOf(request, reply).search(mediaType, readSearchQuery(mediaType, request.query)),
  );

  app.get<Asked>(`/discover/${mediaType}`, (request, reply) =>
    sourceOf(request, reply).discover(mediaType, readDiscoverQuery(mediaType, request.query)),
  );

  app.get(`/genre/${mediaType}/list`, async (request, reply) => ({
    genres: await sourceOf(request, reply).genres(mediaType),
  }));

  app.get<AskedById>(`/${mediaType}/:id`, async (request, reply) => {
    const append = readAppendToResponse(mediaType, request.query);
    const id = requireId(request.params.id);
    return found(await sourceOf(request, reply).getDetails(mediaType, id, append));
  });

  app.get<AskedById>(`/${mediaType}/:id/videos`, async (request, reply) => {
    refuseUnsupported('videos', mediaType, request.query);
    const id = requireId(request.params.id);
    return { id, results: found(await sourceOf(request, reply).getVideos(mediaType, id)) };
  });
}

// Age is what every cache understands: with more of it than max-age allows, a browser asks again
// next time instead of keeping an old answer as if it were new (RFC 9111, 4.2 and 5.1).
function noteAge(reply: FastifyReply, seconds: number): void {
  const noted = Number(reply.getHeader('age') ?? 0);
  reply.header('age', Math.max(seconds, noted));
}

async function requireUserId(request: FastifyRequest, callers: CallerReader): Promise<string> {
  const asking = await callers.readRequest(request);
  if (asking.kind === 'caller') return asking.caller.userId;
  // As far as anybody knows the token is good, so nobody is to log in again.
  if (asking.kind === 'unavailable') throw catalogueFailure('offline', { cause: asking.cause });
  throw catalogueFailure('invalidToken', { headers: { 'www-authenticate': 'Bearer' } });
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
