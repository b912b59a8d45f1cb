import * as v from 'valibot';
import type { MediaType } from '#contract/catalogue.ts';
import { wireCertificationsSchemas } from '#contract/watch-provider-wire-schemas.ts';
import { id } from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';

// TMDB names them differently: a movie has a rating for each of its releases.
const names = { movie: 'release_dates', tv: 'content_ratings' };

/** The age ratings of a title by country. The bundled catalogue knows none. */
export function certificationsCall(type: MediaType) {
  return defineCall({
    path: `${type}/:id/${names[type]}`,
    parameters: v.object({ id }),
    shelf: 'watching',
    // A title gets most of its ratings in the weeks around its release.
    freshDays: 7,
    ask: () => ({}),
    read: (body, { id }): { id: number; results: object[] } => ({
      id,
      ...v.parse(wireCertificationsSchemas[type], body),
    }),
    fallback: null,
    bundled: (catalogue, { id }) => catalogue[type].getTitle(id) && { id, results: [] },
  });
}
