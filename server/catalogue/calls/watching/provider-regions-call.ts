import * as v from 'valibot';
import { wireProviderRegionsSchema } from '#contract/watch-provider-wire-schemas.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';

/** Every country with services. The bundled catalogue knows none. */
export const providerRegionsCall = defineCall({
  path: 'watch/providers/regions',
  parameters: v.object({}),
  shelf: 'watching',
  freshDays: 30,
  ask: () => ({}),
  read: (body) => v.parse(wireProviderRegionsSchema, body),
  fallback: null,
  bundled: () => ({ results: [] }),
});
