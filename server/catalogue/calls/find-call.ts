import * as v from 'valibot';
import { wireFoundByIdSchema } from '#contract/people-wire-schemas.ts';
import { text } from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { fillWordsOfEach, lacksWords } from '#server/catalogue/calls/english-fallback.ts';
import {
  searchResultOfTitle,
  withoutAdultResults,
} from '#server/catalogue/calls/search-result-rows.ts';
import { withoutAdultRows } from '#server/catalogue/calls/without-adults.ts';
import { catalogueFailure } from '#server/catalogue/catalogue-failure.ts';

// IMDb has ids of titles and of people.
const external_id = v.pipe(
  text,
  v.transform((given) => {
    if (/^(?:tt|nm)\d{1,12}$/.test(given)) return given;
    throw catalogueFailure('notFound');
  }),
);
const external_source = v.pipe(
  text,
  v.check((given) => given === 'imdb_id', 'must be imdb_id'),
);
// IMDb has no ids of seasons.
const noSeasons = { tv_season_results: [] };

/** What an id of IMDb stands for; nothing when it is unknown. */
export const findCall = defineCall({
  path: 'find/:external_id',
  parameters: v.object({ external_id, external_source }),
  shelf: 'searches',
  ask: ({ external_source }) => ({ external_source }),
  read(body) {
    const found = v.parse(wireFoundByIdSchema, body);
    return {
      ...found,
      ...noSeasons,
      movie_results: withoutAdultRows(found.movie_results),
      person_results: withoutAdultResults(found.person_results),
      tv_episode_results: withoutAdultRows(found.tv_episode_results),
      tv_results: withoutAdultRows(found.tv_results),
    };
  },
  fallback: {
    lacksSomething: ({ movie_results, tv_results }) =>
      [...movie_results, ...tv_results].some(lacksWords),
    fill: (found, english) => ({
      ...found,
      movie_results: fillWordsOfEach(found.movie_results, english.movie_results),
      tv_results: fillWordsOfEach(found.tv_results, english.tv_results),
    }),
  },
  bundled(catalogue, { external_id }) {
    const [movie, tvShow] = [catalogue.movie, catalogue.tv].map((titles) =>
      titles.getByImdbId(external_id),
    );
    const found = v.parse(wireFoundByIdSchema, {
      movie_results: movie ? [searchResultOfTitle('movie', movie.row)] : [],
      person_results: [],
      tv_results: tvShow ? [searchResultOfTitle('tv', tvShow.row)] : [],
      tv_episode_results: [],
    });
    return { ...found, ...noSeasons };
  },
});
