import * as v from 'valibot';
import type { MediaType } from '#contract/catalogue.ts';
import { discoverTitles } from '#server/catalogue/bundled/discover-titles.ts';
import { paginate } from '#server/catalogue/bundled/paginate.ts';
import {
  page,
  text,
  upstreamYear,
  yearAsked,
  years,
} from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { readTitlePage, titlePageFallback } from '#server/catalogue/calls/title-page.ts';

// What TMDB is asked with has one of these forms; a text of any other form is not sent.
/** Ids: a comma is AND, a pipe is OR. */
const genreIds = /^[\d,|]{1,200}$/;
/** A field and a direction, such as `popularity.desc`. */
const order = /^[a-z_]{1,30}\.(?:asc|desc)$/;
const ifLike = (form: RegExp, given: string) => (form.test(given) ? given : '');

const withBounds = (...names: string[]) => names.flatMap((name) => [`${name}.gte`, `${name}.lte`]);

const refusedFilters = [
  ...['with_keywords', 'without_keywords', 'with_companies', 'without_companies'],
  ...['with_cast', 'with_crew', 'with_people', 'with_original_language', 'with_origin_country'],
  ...['with_watch_providers', 'without_watch_providers', 'with_watch_monetization_types'],
  ...withBounds('vote_average', 'vote_count', 'with_runtime'),
  'watch_region',
];
const refused = {
  movie: [
    ...refusedFilters,
    ...withBounds('primary_release_date', 'release_date', 'certification'),
    ...['certification', 'certification_country', 'with_release_type'],
  ],
  tv: [
    ...refusedFilters,
    ...withBounds('first_air_date', 'air_date'),
    ...['with_networks', 'with_status', 'with_type', 'timezone'],
  ],
};
const refusedUnlessFalse = {
  movie: ['include_adult', 'include_video'],
  tv: ['include_adult', 'include_null_first_air_dates', 'screened_theatrically'],
};

/** The titles that pass the filters, in the requested order. */
export function discoverCall(type: MediaType) {
  return defineCall({
    path: `discover/${type}`,
    parameters: v.object({
      with_genres: text,
      without_genres: text,
      sort_by: text,
      ...years,
      page,
    }),
    isByRegion: type === 'movie',
    refused: refused[type],
    refusedUnlessFalse: refusedUnlessFalse[type],
    shelf: 'filters',
    ask: ({ with_genres, without_genres, sort_by, page, ...asked }) => ({
      with_genres: ifLike(genreIds, with_genres),
      without_genres: ifLike(genreIds, without_genres),
      sort_by: ifLike(order, sort_by),
      page,
      ...upstreamYear(type, asked),
      include_adult: 'false',
    }),
    read: (body) => readTitlePage(type, body),
    fallback: titlePageFallback,
    bundled: (catalogue, { page, ...filters }) => {
      const year = yearAsked(filters);
      return paginate(discoverTitles(catalogue[type].rows, { ...filters, year }), page);
    },
  });
}
