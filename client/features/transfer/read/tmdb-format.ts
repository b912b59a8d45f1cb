import { keyOf, parseEntry } from '#client/features/lists/list-entry.ts';
import {
  type JsonFormat,
  listNamedBy,
  type TableFormat,
} from '#client/features/transfer/read/file-format.ts';
import { dateOf, nameOf } from '#contract/catalogue.ts';

/** TMDB's watchlist, favorites, ratings and lists as a table. */
export const tmdbTableFormat: TableFormat = {
  service: 'TMDB',
  recognises: (columns) => columns.has('tmdb id') && columns.has('type'),
  createReader({ rows }, file) {
    const isRatings = rows.every(({ row }) => row('your rating'));
    const list = listNamedBy(file) ?? (isRatings ? 'seen' : 'favorites');
    return (row) => {
      // The id is that of the season or of the episode.
      if (row('season number') || row('episode number')) return null;
      return {
        list,
        kind: row('type').toLowerCase(),
        tmdbId: row('tmdb id'),
        imdbId: row('imdb id'),
        title: row('name'),
        year: row('release date'),
        seenOn: list === 'seen' ? row('date rated') : null,
      };
    };
  },
};

/** The answers of TMDB's API: pages of an account's watchlist, favorites and ratings, and lists. */
export const tmdbJsonFormat: JsonFormat = {
  service: 'TMDB',
  recognises: ({ key, value }) => key !== null && parseEntry(value) !== null,
  read({ key, value }, file) {
    const title = parseEntry(value);
    if (!title) return null;
    const { type, movie_id } = keyOf('name' in title ? { ...title, type: 'tv' } : title);
    const isRated = 'rating' in title || 'account_rating' in title;
    const list = listNamedBy(`${key} ${file}`) ?? (isRated ? 'seen' : 'favorites');
    return { list, kind: type, tmdbId: movie_id, title: nameOf(title), year: dateOf(title) };
  },
};
