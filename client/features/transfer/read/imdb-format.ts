import { listNamedBy, type TableFormat } from '#client/features/transfer/read/file-format.ts';
import type { MediaType } from '#contract/catalogue.ts';

/**
 * IMDb's ratings, watchlist and lists. In older exports ratings are in the column "You rated", and the
 * day is that of `created`.
 */
export const imdbFormat: TableFormat = {
  service: 'IMDb',
  recognises: (columns) => columns.has('const') && columns.has('title'),
  createReader({ columns, rows }, file) {
    const isRated = rows.every(({ row }) => row('your rating') || row('you rated'));
    const isRatings = (columns.has('your rating') && !columns.has('position')) || isRated;
    const list = listNamedBy(file) ?? (isRatings ? 'seen' : 'favorites');
    return (row) => {
      const kind = kindOf(row('title type'));
      return (
        kind && {
          list,
          kind,
          imdbId: row('const'),
          title: row('title'),
          year: row('year') || row('release date'),
          seenOn: list === 'seen' ? row('date rated') || row('created') : null,
        }
      );
    };
  },
};

/** The kind of a title; null for an episode or a game, which are in no list here. */
function kindOf(type: string): MediaType | null {
  const plain = type.toLowerCase().replace(/[^a-z]/g, '');
  if (/episode|game|podcast|musicvideo/.test(plain)) return null;
  return /series/.test(plain) ? 'tv' : 'movie';
}
