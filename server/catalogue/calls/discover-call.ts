import * as v from 'valibot';
import { type MediaType, yearOf } from '#contract/catalogue.ts';
import { paginate } from '#server/catalogue/bundled/paginate.ts';
import { sortTitles } from '#server/catalogue/bundled/sort-titles.ts';
import {
  page,
  text,
  upstreamYear,
  yearAsked,
  years,
} from '#server/catalogue/calls/call-parameters.ts';
import { defineCall, type Query } from '#server/catalogue/calls/catalogue-call.ts';
import { discoverFilters } from '#server/catalogue/calls/discover-filters.ts';
import { country } from '#server/catalogue/calls/filter-forms.ts';
import { readTitlePage, titlePageFallback } from '#server/catalogue/calls/title-page.ts';

// Like TMDB, ignores what is no order: a field and a direction, such as `popularity.desc`.
const order = v.pipe(
  text,
  v.transform((given) => (/^[a-z_]{1,30}\.(?:asc|desc)$/.test(given) ? given : '')),
);

const refusedFilters = [
  ...['with_keywords', 'without_keywords', 'with_companies', 'without_companies'],
  ...['without_watch_providers', 'with_watch_monetization_types'],
];
const refused = {
  movie: [
    ...refusedFilters,
    ...['release_date.gte', 'release_date.lte', 'with_release_type'],
    ...['certification', 'certification.gte', 'certification.lte', 'certification_country'],
  ],
  tv: [
    ...refusedFilters,
    ...['air_date.gte', 'air_date.lte', 'with_networks', 'with_status', 'with_type', 'timezone'],
    // TMDB finds no TV shows by their people.
    ...['with_cast', 'with_crew', 'with_people'],
  ],
};
const refusedUnlessFalse = {
  movie: ['include_adult', 'include_video'],
  tv: ['include_adult', 'include_null_first_air_dates', 'screened_theatrically'],
};

// A service has other titles in each country; without a country TMDB would give all titles.
function namesCountryOfServices({ with_watch_providers, watch_region }: Query): boolean {
  return !with_watch_providers || watch_region !== '';
}

/** The titles that pass the filters, in the requested order. */
export function discoverCall(type: MediaType) {
  const filters = Object.entries(discoverFilters[type]);
  const forms = Object.fromEntries(filters.map(([name, { form }]) => [name, form]));

  return defineCall({
    path: `discover/${type}`,
    parameters: v.pipe(
      v.object({ ...forms, watch_region: country, sort_by: order, ...years, page }),
      v.forward(
        v.check(
          (asked) => namesCountryOfServices(asked),
          'must be given with with_watch_providers',
        ),
        ['watch_region'],
      ),
    ),
    isByRegion: type === 'movie',
    refused: refused[type],
    refusedUnlessFalse: refusedUnlessFalse[type],
    onlyOfTmdb: filters.flatMap(([name, { testFor }]) => (testFor ? [] : [name])),
    shelf: 'filters',
    ask({ year, primary_release_year, first_air_date_year, watch_region, ...asked }) {
      const { with_watch_providers }: Query = asked;
      return {
        ...asked,
        ...upstreamYear(type, { year, primary_release_year, first_air_date_year }),
        watch_region: with_watch_providers ? watch_region : '',
        include_adult: 'false',
      };
    },
    read: (body) => readTitlePage(type, body),
    fallback: titlePageFallback,
    bundled(catalogue, asked) {
      const year = yearAsked(asked);
      const given: Query = asked;
      const tests = filters.flatMap(([name, { testFor }]) => {
        const value = given[name];
        return value && testFor ? testFor(String(value), catalogue) : [];
      });
      const found = catalogue[type].titles
        .filter(({ row }) => year === null || yearOf(row) === String(year))
        .filter((title) => tests.every((passes) => passes(title)))
        .map(({ row }) => row);
      return paginate(sortTitles(found, asked.sort_by), asked.page);
    },
  });
}
