import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('en');

/** The words of the dialog of a title. */
export const words = {
  frame: (title: string) => `Trailer for ${title}`,
  noneOfMovie: 'No trailer available.',
  noneOfTvShow: 'No trailer found.',
  failure: 'The trailer could not be loaded.',
  silentPlayer: 'The player does not answer.',
  watchElsewhere: 'Watch on YouTube',
  runtime: (minutes: number) => `${minutes} min`,
  noOverview: 'There is no description yet.',

  originalTitle: 'Original title',
  genres: 'Genres',
  seasonCount: (count: number) => plural(count, { one: '# season', other: '# seasons' }),
  episodes: (count: number) => plural(count, { one: '# episode', other: '# episodes' }),
  votes: (count: number) => plural(count, { one: '# vote', other: '# votes' }),
  seasons: 'Seasons',
  season: (number: number) => `Season ${number}`,
  specials: 'Specials',
  allSeasons: (count: number) => plural(count, { other: 'Show all # seasons' }),
  share: 'Share',
  copied: 'Copied',
};

export type TitlesWords = typeof words;
