import type { FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import type { CallerReader } from '#server/caller.ts';
import { readLocale } from '#server/catalogue/calls/call-parameters.ts';
import {
  type AnswerCall,
  type CallForm,
  readQuery,
} from '#server/catalogue/calls/catalogue-call.ts';
import { catalogueCalls } from '#server/catalogue/calls/catalogue-calls.ts';
import { titlesCall } from '#server/catalogue/calls/titles/titles-call.ts';
import { catalogueFailure, writeCatalogueFailure } from '#server/catalogue/catalogue-failure.ts';
import type { CatalogueReader } from '#server/catalogue/catalogue-reader.ts';
import {
  createAnswerSerialiser,
  type SerialisedAnswer,
  serialise,
} from '#server/catalogue/serialised-answer.ts';
import { getTitlesByKey } from '#server/catalogue/titles-by-key.ts';
import { pickEncoding } from '#server/web/compression.ts';
import { allowEveryOrigin } from '#server/web/cors.ts';
import { isNotModified } from '#server/web/etag.ts';
import { refuseOtherMethods } from '#server/web/refuse-other-methods.ts';
import type { Wire } from '#server/web/wire.ts';

export interface CatalogueDependencies {
  answer: AnswerCall;
  callers: CallerReader;
}

/** The name of the request's member with the id of its user. */
const userId = 'catalogueUserId';

/**
 * The catalogue API: the calls of `calls/catalogue-calls.ts` in the shapes of TMDB's API v3, and
 * `titles`, for users who are logged in (docs/contracts/catalogue.md).
 */
export function createCatalogueWire({ answer, callers }: CatalogueDependencies): Wire {
  return {
    prefix: addresses.catalogue,
    register(app) {
      allowEveryOrigin(app, ['ETag', 'Age']);
      app.decorateRequest(userId, '');
      app.addHook('onRequest', async (request) => {
        request.setDecorator(userId, await requireUserId(request, callers));
      });
      const serialiseOnce = createAnswerSerialiser();
      refuseOtherMethods(app, () => {
        const serve = <Asked>(
          call: CallForm<Asked>,
          give: (asked: Asked, reader: CatalogueReader) => Promise<object | null>,
          serialised: (content: object) => SerialisedAnswer,
        ) =>
          app.get<Requested>(`/${call.path}`, async (request, reply) => {
            const parameters = Object.assign(request.query, request.params);
            const content = await give(readQuery(call, parameters), {
              ...readLocale(parameters),
              userId: request.getDecorator<string>(userId),
              noteAge: (seconds) => noteAge(reply, seconds),
            });
            if (content === null) throw catalogueFailure('notFound');
            return bodyOf(serialised(content), request, reply);
          });
        for (const call of catalogueCalls) {
          serve(call, (asked, reader) => answer(call, asked, reader), serialiseOnce);
        }
        serve(
          titlesCall,
          ({ ids, watch_region }, reader) =>
            getTitlesByKey(answer, ids, reader, { watchRegion: watch_region }),
          // Hardly two people ask for the same titles.
          serialise,
        );
      });
    },
    writeFailure: writeCatalogueFailure,
  };
}

interface Requested {
  Querystring: Record<string, unknown>;
  Params: Record<string, string>;
}

const freshSeconds = 300;

/**
 * Gives the body to send, after setting the headers; none when the browser has it already. The browser
 * may cache an answer for five minutes and then asks whether it has changed, with a weak ETag like
 * TMDB's, which is the same for every encoding (docs/contracts/catalogue.md#freshness). Private, because
 * only users who are logged in may have the answer, and a shared cache cannot check that.
 */
function bodyOf(
  { etag, json, compressed }: SerialisedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer | undefined {
  reply.header('cache-control', `private, max-age=${freshSeconds}`);
  reply.header('vary', 'accept-encoding');
  if (isNotModified(request, reply, etag)) return undefined;
  reply.header('content-type', 'application/json; charset=utf-8');
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity' || !compressed) return json;
  reply.header('content-encoding', encoding);
  return compressed[encoding];
}

// With an Age above max-age, a browser asks again next time instead of caching an old answer as if
// it were new (RFC 9111, 4.2 and 5.1).
function noteAge(reply: FastifyReply, seconds: number): void {
  const noted = Number(reply.getHeader('age') ?? 0);
  reply.header('age', Math.max(seconds, noted));
}

async function requireUserId(request: FastifyRequest, callers: CallerReader): Promise<string> {
  const asking = await callers.readRequest(request);
  if (asking.kind === 'caller') return asking.caller.userId;
  // The token may be valid, so the user must not have to log in again.
  if (asking.kind === 'unavailable') throw catalogueFailure('offline', { cause: asking.cause });
  throw catalogueFailure('invalidToken', { headers: { 'www-authenticate': 'Bearer' } });
}
