import * as v from 'valibot';
import type { MediaType } from '#contract/catalogue.ts';
import { wireWatchProvidersSchema } from '#contract/watch-provider-wire-schemas.ts';
import { id } from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';

/** The services that have a title, by country. The bundled catalogue knows none. */
export function watchProvidersCall(type: MediaType) {
  return defineCall({
    path: `${type}/:id/watch/providers`,
    parameters: v.object({ id }),
    shelf: 'watching',
    freshDays: 1,
    ask: () => ({}),
    read: (body, { id }) => ({ id, ...v.parse(wireWatchProvidersSchema, body) }),
    fallback: null,
    bundled: (catalogue, { id }) => catalogue[type].getTitle(id) && { id, results: {} },
  });
}
