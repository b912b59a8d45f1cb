import * as v from 'valibot';
import type { CatalogueRequest } from '#client/lib/catalogue/catalogue-request.ts';
import { nameTitle } from '#client/lib/catalogue/name-title.ts';
import { getMessages } from '#client/messages/language.ts';
import { isForAdults } from '#contract/catalogue.ts';
import { pageSchemaOf } from '#contract/catalogue-schemas.ts';
import { type Found, foundByIdSchema, foundSchema } from '#contract/people-schemas.ts';

const foundPageSchema = pageSchemaOf<Found>(foundSchema);

/** What is found among movies, TV shows and people, in one ranking. */
export function foundRequest(text: string): CatalogueRequest<Found[]> {
  return {
    path: 'search/multi',
    query: { query: text },
    read: (body) => withNames(v.parse(foundPageSchema, body).results),
  };
}

/** What an id of IMDb stands for; null when it is unknown. */
export function foundByIdRequest(imdbId: string): CatalogueRequest<Found | null> {
  return {
    path: `find/${imdbId}`,
    query: { external_source: 'imdb_id' },
    read(body) {
      const { movie_results, tv_results, person_results } = v.parse(foundByIdSchema, body);
      const [found] = withNames([
        ...movie_results.map((movie) => ({ ...movie, media_type: 'movie' as const })),
        ...tv_results.map((show) => ({ ...show, media_type: 'tv' as const })),
        ...person_results.map((person) => ({
          ...person,
          media_type: 'person' as const,
          known_for: [],
        })),
      ]);
      return found ?? null;
    },
  };
}

/** Each title with a name, as in lists, and none that is for adults only. */
function withNames(found: Found[]): Found[] {
  const { catalogue } = getMessages();
  return found
    .filter((each) => !isForAdults(each))
    .map((each) =>
      each.media_type === 'person' ? each : nameTitle(each.media_type, each, catalogue),
    );
}
