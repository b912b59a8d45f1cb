import { listNamedBy, type TableFormat } from '#client/features/transfer/read/file-format.ts';

/**
 * What Letterboxd exports: `watched.csv`, `diary.csv`, `ratings.csv`, `reviews.csv`, `watchlist.csv` and
 * `likes/films.csv`, and the lists that somebody has made. It has hardly anything but movies.
 */
export const letterboxdFormat: TableFormat = {
  service: 'Letterboxd',
  recognises: (columns) =>
    columns.has('name') &&
    columns.has('year') &&
    (columns.has('letterboxd uri') || (columns.has('position') && columns.has('url'))),
  createReader({ columns, preamble }, file) {
    const ownList = columns.has('position') ? (preamble.at(-1)?.[1] ?? file) : '';
    const list = (ownList === '' && listNamedBy(file)) || 'favorites';
    return (row) => ({
      list,
      group: ownList,
      kind: 'movie',
      title: row('name'),
      year: row('year'),
      // Only the diary knows when a movie was seen; elsewhere it is known when that was noted.
      seenOn: list === 'seen' ? row('watched date') || row('date') : null,
    });
  },
};
