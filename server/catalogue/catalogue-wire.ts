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
import { addRevalidation } from '#server/catalogue/revalidation.ts';
import { getTitlesByKey } from '#server/catalogue/titles-by-key.ts';
import { allowEveryOrigin } from '#server/web/cors.ts';
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
      app.addHook('onSend', addRevalidation);
      refuseOtherMethods(app, () => {
        const serve = <Asked>(
          call: CallForm<Asked>,
          give: (asked: Asked, reader: CatalogueReader) => Promise<object | null>,
        ) =>
          app.get<Requested>(`/${call.path}`, async (request, reply) => {
            const parameters = { ...request.query, ...request.params };
            const content = await give(readQuery(call, parameters), {
              ...readLocale(parameters),
              userId: request.getDecorator<string>(userId),
              noteAge: (seconds) => noteAge(reply, seconds),
            });
            if (content === null) throw catalogueFailure('notFound');
            return content;
          });
        for (const call of catalogueCalls) {
          serve(call, (asked, reader) => answer(call, asked, reader));
        }
        serve(titlesCall, ({ ids, watch_region }, reader) =>
          getTitlesByKey(answer, ids, reader, { watchRegion: watch_region }),
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
