import * as v from 'valibot';
import type { MediaType } from '#contract/catalogue.ts';
import { discoverTitles, noFilters } from '#server/catalogue/bundled/discover-titles.ts';
import { paginate } from '#server/catalogue/bundled/paginate.ts';
import {
  page,
  text,
  upstreamYear,
  yearAsked,
  years,
} from '#server/catalogue/calls/call-parameters.ts';
import { defineCall, type Query } from '#server/catalogue/calls/catalogue-call.ts';
import {
  between,
  countries,
  country,
  day,
  type FilterForm,
  ids,
  language,
  number,
} from '#server/catalogue/calls/filter-forms.ts';
import { readTitlePage, titlePageFallback } from '#server/catalogue/calls/title-page.ts';
import { invalidParameter } from '#server/catalogue/catalogue-failure.ts';

// What TMDB is asked with has one of these forms; a text of any other form is not sent.
/** Ids: a comma is AND, a pipe is OR. */
const genreIds = /^[\d,|]{1,200}$/;
/** A field and a direction, such as `popularity.desc`. */
const order = /^[a-z_]{1,30}\.(?:asc|desc)$/;
const ifLike = (form: RegExp, given: string) => (form.test(given) ? given : '');

/** What only TMDB knows: votes, and who shows what. A service has other titles in each country. */
const factsOfTmdb = {
  ...between('vote_average', number),
  ...between('vote_count', number),
  with_watch_providers: ids,
  watch_region: country,
};
const shared = {
  ...factsOfTmdb,
  ...between('with_runtime', number),
  with_original_language: language,
  with_origin_country: countries,
};
const dateOf = { movie: 'primary_release_date', tv: 'first_air_date' };
/** The filters that TMDB is sent as they are. */
const filtersOf: Record<MediaType, Record<string, FilterForm>> = {
  movie: {
    ...shared,
    ...between(dateOf.movie, day),
    ...{ with_cast: ids, with_crew: ids, with_people: ids },
  },
  tv: { ...shared, ...between(dateOf.tv, day) },
};

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

/** The titles that pass the filters, in the requested order. */
export function discoverCall(type: MediaType) {
  const filters = filtersOf[type];
  /** The filters as TMDB names them, each empty when it is not asked for. */
  const filtersIn = (asked: Query): Record<string, string> =>
    Object.fromEntries(Object.keys(filters).map((name) => [name, String(asked[name] ?? '')]));

  return defineCall({
    path: `discover/${type}`,
    parameters: v.object({
      with_genres: text,
      without_genres: text,
      sort_by: text,
      ...years,
      page,
      ...filters,
    }),
    isByRegion: type === 'movie',
    refused: refused[type],
    refusedUnlessFalse: refusedUnlessFalse[type],
    onlyOfTmdb: Object.keys(factsOfTmdb),
    shelf: 'filters',
    ask(asked) {
      const given = filtersIn(asked);
      if (given.with_watch_providers && !given.watch_region) {
        throw invalidParameter('with_watch_providers', 'needs a watch_region');
      }
      return {
        ...given,
        with_genres: ifLike(genreIds, asked.with_genres),
        without_genres: ifLike(genreIds, asked.without_genres),
        sort_by: ifLike(order, asked.sort_by),
        page: asked.page,
        ...upstreamYear(type, asked),
        include_adult: 'false',
      };
    },
    read: (body) => readTitlePage(type, body),
    fallback: titlePageFallback,
    bundled(catalogue, asked) {
      const { with_genres, without_genres, sort_by } = asked;
      const given = filtersIn(asked);
      const bound = (name: string) => given[name] ?? '';
      const minutes = (name: string) => (given[name] ? Number(given[name]) : null);
      const found = discoverTitles(catalogue, type, {
        ...noFilters,
        ...given,
        ...{ with_genres, without_genres, sort_by, year: yearAsked(asked) },
        date: { gte: bound(`${dateOf[type]}.gte`), lte: bound(`${dateOf[type]}.lte`) },
        with_runtime: { gte: minutes('with_runtime.gte'), lte: minutes('with_runtime.lte') },
      });
      return paginate(found, asked.page);
    },
  });
}
