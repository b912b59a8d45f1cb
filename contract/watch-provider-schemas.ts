import * as v from 'valibot';
import { countryForm } from '#contract/catalogue.ts';
import { code, id, itemsOf, listOf, name, number, path, text } from '#contract/catalogue-fields.ts';

// Where a title can be watched, and its age ratings, by country (docs/contracts/catalogue.md#where-to-watch).

export const providerSchema = v.looseObject({
  provider_id: id,
  provider_name: name,
  logo_path: path,
});
export type WatchProvider = v.InferOutput<typeof providerSchema>;

/** The ways to watch a title, in the order in which they are shown. */
export const watchWays = ['flatrate', 'free', 'ads', 'rent', 'buy'] as const;
export type WatchWay = (typeof watchWays)[number];

const providers = listOf(providerSchema);

/**
 * TMDB's page about the services of a title in a country; empty for any other address, because it
 * becomes a link.
 */
export const watchPage = v.fallback(
  v.pipe(v.string(), v.regex(/^https:\/\/www\.themoviedb\.org\/[\w/.?=&%-]{1,300}$/)),
  '',
);

/**
 * What there is for each country (ISO 3166-1), without those that `item` refuses. Refuses what is no
 * object.
 */
export function byCountry<Item>(item: v.GenericSchema<unknown, Item>) {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((given): Record<string, Item> => {
      const entries = Object.entries(given).flatMap(([code, each]): [string, Item][] => {
        const { success, output } = v.safeParse(item, each);
        return success && countryForm.test(code) ? [[code, output]] : [];
      });
      return Object.fromEntries(entries);
    }),
  );
}

/** The services of one country, and TMDB's page about them. */
const countrySchema = v.looseObject({
  link: watchPage,
  flatrate: providers,
  free: providers,
  ads: providers,
  rent: providers,
  buy: providers,
});
export type WatchProvidersOfCountry = v.InferOutput<typeof countrySchema>;

/** The services that have a title, by country (ISO 3166-1); a country without any is not there. */
export const watchProvidersSchema = v.object({
  results: v.fallback(byCountry(countrySchema), {}),
});

/** The place of a service among those of each country. */
export const displayPriorities = v.fallback(byCountry(v.number()), {});

/** A service in the list of all; its place among those of each country, and among those of all. */
const listedProviderSchema = v.looseObject({
  ...providerSchema.entries,
  display_priorities: displayPriorities,
  display_priority: number,
});
export type ListedProvider = v.InferOutput<typeof listedProviderSchema>;

/** So many services, and so many countries, are read of a list of them. */
export const mostProviders = 500;
export const mostCountries = 300;

/** Every service of a country. */
export const providerListSchema = v.object({
  results: itemsOf(listedProviderSchema, mostProviders),
});

/** Every country with services. */
export const providerRegionsSchema = v.object({
  results: itemsOf(v.looseObject({ iso_3166_1: code }), mostCountries),
});

/** Such as `12` or `PG-13`; empty when there is none. */
export const certification = text(20);

/** The age ratings of a movie: each country has those of several releases. */
export const releaseDatesSchema = v.object({
  results: itemsOf(
    v.looseObject({
      iso_3166_1: code,
      release_dates: listOf(v.looseObject({ certification })),
    }),
    mostCountries,
  ),
});

/** The age rating of a TV show by country. */
export const contentRatingsSchema = v.object({
  results: itemsOf(v.looseObject({ iso_3166_1: code, rating: certification }), mostCountries),
});
