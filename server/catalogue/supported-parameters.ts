import type { MediaType } from '#contract/catalogue.ts';
import { unsupportedParameter } from '#server/catalogue/catalogue-failure.ts';

/** The calls with parameters that TMDB knows and the catalogue does not. */
type CallName = 'search' | 'discover' | 'details' | 'videos';

interface Support {
  /** What the message of a refusal offers instead. */
  honoured: string[];
  refused: string[];
  /** Those that may say `false`, which is TMDB's default and all there is. */
  alwaysFalse: string[];
}

function withBounds(...names: string[]): string[] {
  return names.flatMap((name) => [`${name}.gte`, `${name}.lte`]);
}

const filters = {
  honoured: ['with_genres', 'without_genres', 'sort_by', 'page', 'language'],
  refused: [
    ...['with_keywords', 'without_keywords', 'with_companies', 'without_companies'],
    ...['with_cast', 'with_crew', 'with_people', 'with_original_language', 'with_origin_country'],
    ...['with_watch_providers', 'without_watch_providers', 'with_watch_monetization_types'],
    ...withBounds('vote_average', 'vote_count', 'with_runtime'),
    'watch_region',
  ],
};
const movieFilters = {
  honoured: [...filters.honoured, 'year', 'primary_release_year', 'region'],
  refused: [
    ...filters.refused,
    ...withBounds('primary_release_date', 'release_date', 'certification'),
    ...['certification', 'certification_country', 'with_release_type'],
  ],
};
const tvFilters = {
  honoured: [...filters.honoured, 'year', 'first_air_date_year'],
  refused: [
    ...filters.refused,
    ...withBounds('first_air_date', 'air_date'),
    ...['with_networks', 'with_status', 'with_type', 'timezone'],
  ],
};
const search = { refused: [], alwaysFalse: ['include_adult'] };
const searched = ['query', 'year', 'page', 'language'];
const withVideos = { refused: ['include_video_language'], alwaysFalse: [], honoured: ['language'] };

// TMDB contract, section 6, without what catalogue-parameters.ts reads.
const support: Record<CallName, Record<MediaType, Support>> = {
  search: {
    movie: { ...search, honoured: [...searched, 'primary_release_year', 'region'] },
    tv: { ...search, honoured: [...searched, 'first_air_date_year'] },
  },
  discover: {
    movie: { ...movieFilters, alwaysFalse: ['include_adult', 'include_video'] },
    tv: {
      ...tvFilters,
      alwaysFalse: ['include_adult', 'include_null_first_air_dates', 'screened_theatrically'],
    },
  },
  details: { movie: withVideos, tv: withVideos },
  videos: { movie: withVideos, tv: withVideos },
};

const blocks = [
  ...['account_states', 'alternative_titles', 'changes', 'credits', 'external_ids', 'images'],
  ...['keywords', 'lists', 'recommendations', 'reviews', 'similar', 'translations'],
  'watch/providers',
];
const refusedBlocks: Record<MediaType, string[]> = {
  movie: [...blocks, 'release_dates'],
  tv: [
    ...[...blocks, 'aggregate_credits', 'content_ratings', 'episode_groups'],
    'screened_theatrically',
  ],
};
const seasonBlock = /^season\/\d+/;

/**
 * Refuses, by its name, what TMDB would honour and the catalogue does not (422, code 5): whoever asks
 * for a filter must not be given everything. What TMDB does not know either is ignored, as it does.
 */
export function refuseUnsupported(
  call: CallName,
  mediaType: MediaType,
  parameters: Record<string, unknown>,
): void {
  const { honoured, refused, alwaysFalse } = support[call][mediaType];
  const given = (name: string) => String([parameters[name] ?? ''].flat().at(-1)).trim();
  const name =
    refused.find((each) => given(each) !== '') ??
    alwaysFalse.find((each) => !/^(?:|0|false)$/i.test(given(each)));
  if (name) throw unsupportedParameter(name, honoured);
}

/** The same for the blocks that details shall carry besides. */
export function refuseUnsupportedBlocks(mediaType: MediaType, wanted: string[]): void {
  const isRefused = (block: string) =>
    refusedBlocks[mediaType].includes(block) || (mediaType === 'tv' && seasonBlock.test(block));
  const block = wanted.find(isRefused);
  if (block) throw unsupportedParameter(`append_to_response=${block}`, ['videos']);
}
