import type { Genre, Movie, TvShow } from '#contract/catalogue.ts';

// The poster's path is the drawing itself: the width that the app puts before it ends up in an SVG
// comment.
export const imageUrl = `data:image/svg+xml,${encodeURIComponent('<!--')}`;

function draw(ground: string, light: string, shape: string): string {
  return encodeURIComponent(
    `--><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 30"><path fill="${ground}" d="M0 0h20v30H0z"/><path fill="${light}" d="${shape}"/></svg>`,
  );
}

const moon = 'M4 10a6 6 0 1 0 12 0 6 6 0 1 0-12 0M0 24h20v1H0m0 2h20v1H0';
const dunes = 'M0 30V20q6-6 11 0 5-3 9-1v11M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0';
const stairs = 'M2 30v-6h4v-6h4v-6h4V6h4v24';

export const genres: Genre[] = [
  { id: 18, name: 'Drama' },
  { id: 878, name: 'Science Fiction' },
  { id: 9648, name: 'Mystery' },
];

function aMovie(id: number, title: string, rest: Partial<Movie> = {}): Movie {
  return {
    id,
    title,
    original_title: title,
    release_date: '1961-04-12',
    poster_path: draw('#1f3a4d', '#e9c46a', moon),
    overview:
      'A signalman who has not slept for three nights takes the wrong train home and finds that everyone aboard has been expecting him.',
    genre_ids: [18, 9648],
    ...rest,
  };
}

const longTitle =
  'The Astonishing and Mostly Truthful Account of the Lighthouse Keeper Who Would Not Come Down';

/** Made-up titles, one for each state of a card. */
export const titles = {
  plain: aMovie(1, 'The Night Line'),
  favorite: aMovie(2, 'Sand', { poster_path: draw('#c8553d', '#f4e3c1', dunes) }),
  removed: aMovie(3, 'Seven Flights Up', { poster_path: draw('#2f4a3c', '#f0a868', stairs) }),
  dimmed: aMovie(4, 'Low Tide', { poster_path: draw('#2b2d52', '#e8ddc5', moon) }),
  withoutPoster: aMovie(5, 'The Empty Frame', { poster_path: null }),
  withFailedPoster: aMovie(6, 'A Torn Picture', { poster_path: '/none' }),
  withLongTitle: aMovie(7, longTitle, { poster_path: draw('#5b2a3c', '#e9c46a', stairs) }),
  withLongWord: aMovie(8, 'Donaudampfschifffahrtsgesellschaft', { poster_path: null }),
  show: {
    id: 9,
    name: longTitle,
    original_name: longTitle,
    first_air_date: '',
    poster_path: draw('#c8553d', '#f4e3c1', dunes),
    overview: '',
    genre_ids: [],
  } satisfies TvShow,
};
