import * as v from 'valibot';
import { pageSize } from '#contract/catalogue.ts';
import { pageSchemaOf } from '#contract/catalogue-schemas.ts';
import { type WireSearchResult, wireSearchResultSchema } from '#contract/people-wire-schemas.ts';
import { pageOf } from '#server/catalogue/bundled/paginate.ts';
import { page, query } from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { fillWordsOfEach, lacksWords } from '#server/catalogue/calls/english-fallback.ts';
import {
  searchResultOfPerson,
  searchResultOfTitle,
  withoutAdultResults,
} from '#server/catalogue/calls/search-result-rows.ts';

const pageSchema = pageSchemaOf<WireSearchResult>(wireSearchResultSchema);

/** The movies, TV shows and people whose names match the query, best match first. */
export const multiSearchCall = defineCall({
  path: 'search/multi',
  parameters: v.object({ query, page }),
  refusedUnlessFalse: ['include_adult'],
  shelf: 'searches',
  ask: ({ query, page }) => ({ query, page, include_adult: 'false' }),
  answerAtOnce: ({ query }) => (query === '' ? pageOf<WireSearchResult>([], 1, 0) : null),
  read(body) {
    const { results, ...page } = v.parse(pageSchema, body);
    return { ...page, results: withoutAdultResults(results) };
  },
  fallback: {
    lacksSomething: ({ results }) => results.some(lacksWords),
    fill: (page, english) => ({
      ...page,
      results: fillWordsOfEach(page.results, english.results),
    }),
  },
  bundled(catalogue, { query, page }) {
    const section = { first: (page - 1) * pageSize, count: pageSize };
    const { results, total } = catalogue.searchEverything({ query, year: null, section });
    const rows = results.map((found) =>
      found.type === 'person'
        ? searchResultOfPerson(catalogue, found.person)
        : searchResultOfTitle(found.type, found.row),
    );
    return pageOf(rows, page, total);
  },
});
