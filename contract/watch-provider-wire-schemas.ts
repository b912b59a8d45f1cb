import * as v from 'valibot';
import * as field from '#contract/catalogue-fields.ts';
import {
  byCountry,
  certification,
  displayPriorities,
  mostCountries,
  mostProviders,
  providerSchema,
  watchPage,
  watchWays,
} from '#contract/watch-provider-schemas.ts';

// Where to watch and age ratings as the catalogue API sends them: the fields that the app reads, and
// TMDB's other fields (docs/contracts/catalogue.md#where-to-watch).

const { code, imagePath, name, number, shortText } = field;

const provider = v.object({
  ...providerSchema.entries,
  display_priority: number,
  logo_path: imagePath,
});

// As with TMDB, there is no list of a way that no service has.
const providers = v.exactOptional(field.listOf(provider));
const ways = Object.fromEntries(watchWays.map((way) => [way, providers])) as {
  [way in (typeof watchWays)[number]]: typeof providers;
};

/** The services that have a title, by country. */
export const wireWatchProvidersSchema = v.object({
  results: byCountry(v.object({ link: watchPage, ...ways })),
});

const descriptors = field.listOf(name);

/** The age ratings of a title by country: of a movie those of each release, of a TV show one. */
export const wireCertificationsSchemas = {
  movie: v.object({
    results: field.itemsOf(
      v.object({
        iso_3166_1: code,
        release_dates: field.listOf(
          v.object({
            certification,
            descriptors,
            iso_639_1: code,
            note: name,
            release_date: shortText,
            type: number,
          }),
        ),
      }),
      mostCountries,
    ),
  }),
  tv: v.object({
    results: field.itemsOf(
      v.object({ descriptors, iso_3166_1: code, rating: certification }),
      mostCountries,
    ),
  }),
};

/** Every service of a country, or of all countries. */
export const wireProviderListSchema = v.object({
  results: field.itemsOf(
    v.object({
      ...provider.entries,
      display_priorities: displayPriorities,
    }),
    mostProviders,
  ),
});

/** Every country with services. */
export const wireProviderRegionsSchema = v.object({
  results: field.itemsOf(
    v.object({ iso_3166_1: code, english_name: name, native_name: name }),
    mostCountries,
  ),
});
