import * as v from 'valibot';
import { translateGenres } from '#catalogue/genre-names.ts';
import { genresOf } from '#catalogue/genres.ts';
import { type Genre, isForAdults, type MediaType, type Video } from '#contract/catalogue.ts';
import { wireDetailsSchemas } from '#contract/catalogue-wire-schemas.ts';
import { id, text } from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { type Fallback, fillWords, lacksWords } from '#server/catalogue/calls/english-fallback.ts';
import { genresFallback } from '#server/catalogue/calls/genres-call.ts';
import { refusedForVideos, videosFallback } from '#server/catalogue/calls/videos-call.ts';
import { catalogueFailure, unsupportedParameter } from '#server/catalogue/catalogue-failure.ts';

/** The details of a title, with its videos when the request asked for them. */
interface Details {
  genres: Genre[];
  videos?: { results: Video[] };
  [field: string]: unknown;
}

const mostBlocks = 20;
const refusedBlocks = [
  ...['account_states', 'alternative_titles', 'changes', 'credits', 'external_ids', 'images'],
  ...['keywords', 'lists', 'recommendations', 'reviews', 'similar', 'translations'],
  'watch/providers',
];
const refusedBlocksOf = {
  movie: [...refusedBlocks, 'release_dates'],
  tv: [
    ...[...refusedBlocks, 'aggregate_credits', 'content_ratings', 'episode_groups'],
    'screened_theatrically',
  ],
};

/** Reads the further blocks that the details shall have: the videos, or none. */
function readBlocks(type: MediaType, list: string): 'videos' | '' {
  const blocks = list.split(',').filter((block) => block !== '');
  if (blocks.length > mostBlocks) throw catalogueFailure('tooManyAppends');
  const refused = blocks.find(
    (block) =>
      refusedBlocksOf[type].includes(block) || (type === 'tv' && /^season\/\d+/.test(block)),
  );
  if (refused) throw unsupportedParameter(`append_to_response=${refused}`, ['videos']);
  return blocks.includes('videos') ? 'videos' : '';
}

const detailsFallback: Fallback<Details> = {
  lacksSomething: (details) =>
    lacksWords(details) ||
    genresFallback.lacksSomething(details) ||
    (details.videos !== undefined && videosFallback.lacksSomething(details.videos)),
  fill(details, english) {
    const filled = genresFallback.fill(fillWords(details, english), english);
    const { videos } = details;
    if (!videos || !english.videos || !videosFallback.lacksSomething(videos)) return filled;
    return { ...filled, videos: videosFallback.fill(videos, english.videos) };
  },
};

/** The details of one title, with its videos when the request asks for them. */
export function detailsCall(type: MediaType) {
  const append_to_response = v.pipe(
    text,
    v.transform((list) => readBlocks(type, list)),
  );
  return defineCall({
    path: `${type}/:id`,
    parameters: v.object({ append_to_response, id }),
    refused: refusedForVideos,
    shelf: 'titles',
    ask: ({ append_to_response }) => ({ append_to_response }),
    read(body, { id }): Details | null {
      const details = v.parse(wireDetailsSchemas[type], body);
      if (details.id !== id) throw new Error('these are the details of another title');
      return isForAdults(details) ? null : details;
    },
    fallback: detailsFallback,
    bundled(catalogue, { id, append_to_response }, language): Details | null {
      const title = catalogue[type].getTitle(id);
      if (!title) return null;
      return {
        ...title.details(),
        genres: translateGenres(genresOf(type, title.row.genre_ids), language),
        ...(append_to_response && { videos: { results: title.videos() } }),
      };
    },
  });
}
