import * as v from 'valibot';
import * as field from '#contract/catalogue-fields.ts';
import { providerSchema, watchWays } from '#contract/watch-provider-schemas.ts';

// Where to watch as the catalogue API sends it: the fields that the app reads, and
// TMDB's other fields (docs/contracts/catalogue.md#where-to-watch).

const { imagePath, number } = field;

const provider = v.object({
  ...providerSchema.entries,
  display_priority: number,
  logo_path: imagePath,
});

// It becomes a link, so it may lead nowhere else.
const pageOfTmdb = v.fallback(
  v.pipe(v.string(), v.regex(/^https:\/\/www\.themoviedb\.org\/[\w/.?=&%-]{1,300}$/)),
  '',
);
// As with TMDB, there is no list of a way that no service has.
const providers = v.exactOptional(field.listOf(provider));
const ways = Object.fromEntries(watchWays.map((way) => [way, providers])) as {
  [way in (typeof watchWays)[number]]: typeof providers;
};

/** The services that have a title, by country. */
export const wireWatchProvidersSchema = v.object({
  results: field.byCountry(v.object({ link: pageOfTmdb, ...ways })),
});
