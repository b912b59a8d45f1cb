import * as v from 'valibot';
import type { MediaType } from '#contract/catalogue.ts';
import { wireProviderListSchema } from '#contract/watch-provider-wire-schemas.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { country } from '#server/catalogue/calls/filter-forms.ts';

/** Every service of a country, or of all. The bundled catalogue knows none. */
export function providerListCall(type: MediaType) {
  return defineCall({
    path: `watch/providers/${type}`,
    parameters: v.object({ watch_region: country }),
    shelf: 'watching',
    freshDays: 1,
    ask: ({ watch_region }) => ({ watch_region }),
    read: (body) => v.parse(wireProviderListSchema, body),
    fallback: null,
    bundled: () => ({ results: [] }),
  });
}
