import * as v from 'valibot';
import { type MediaType, pageSize } from '#contract/catalogue.ts';
import { pageOf } from '#server/catalogue/bundled/paginate.ts';
import {
  page,
  query,
  upstreamYear,
  yearAsked,
  years,
} from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { readTitlePage, titlePageFallback } from '#server/catalogue/calls/title-page.ts';

const nameAndYear = /^(.*[^ (,])[ (,]+((?:18|19|20)\d\d)\)?$/;

/**
 * Gives the name and the year of "dune 2021" apart; null for any other query. TMDB takes such a year
 * for a word of the name. It is asked for as a year only when no title is called that, so that "1917"
 * and "blade runner 2049" find what they name.
 */
function withYearApart<Asked extends { query: string }>(asked: Asked) {
  const [, query, year] = nameAndYear.exec(asked.query) ?? [];
  return query ? { ...asked, query, year: Number(year) } : null;
}

/** The titles whose names match the query, best match first (docs/contracts/catalogue.md#search). */
export function searchCall(type: MediaType) {
  return defineCall({
    path: `search/${type}`,
    parameters: v.object({ query, ...years, page }),
    isByRegion: type === 'movie',
    refusedUnlessFalse: ['include_adult'],
    shelf: 'searches',
    ask: ({ query, page, ...asked }) => ({
      query,
      page,
      ...upstreamYear(type, asked),
      include_adult: 'false',
    }),
    // TMDB does not document its answer to an empty query.
    answerAtOnce: ({ query }) => (query === '' ? pageOf([], 1, 0) : null),
    read: (body) => readTitlePage(type, body),
    askInstead: (asked, { total_results }) =>
      total_results === 0 && yearAsked(asked) === null ? withYearApart(asked) : null,
    fallback: titlePageFallback,
    bundled(catalogue, { query, page, ...asked }) {
      const { rows, search } = catalogue[type];
      const section = { first: (page - 1) * pageSize, count: pageSize };
      const { positions, total } = search({ query, year: yearAsked(asked), section });
      const results = positions.flatMap((position) => rows[position] ?? []);
      return pageOf(results, page, total);
    },
  });
}
