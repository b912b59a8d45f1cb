import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('en');

/** The words of the favorites page. */
export const words = {
  heading: 'Your Favorites',
  empty: 'No Favorite Movies Yet',
  howToBegin: 'Start adding movies to your favorites and they will appear here!',
  /** The reason is the table's own message. */
  refused: (reason: string) => `A change could not be saved: ${reason}`,
  filterByTitle: 'Filter by title',
  filterPlaceholder: 'Filter by title...',
  noneFits: 'No favorite fits this filter.',
  showAll: 'Show all',
  order: { label: 'Sort by', added: 'Last added', title: 'Title', year: 'Year' },
  kind: { label: 'Kind', any: 'Movies and TV shows', movie: 'Movies', tv: 'TV shows' },

  file: {
    heading: 'Export and import',
    exportAsJson: 'Export as JSON',
    exportAsCsv: 'Export as CSV',
    importFile: 'Import a file',
    found: (added: number, present: number) =>
      plural(added + present, { one: '# favorite', other: '# favorites' }) +
      plural(added, { other: ' in the file: # new' }) +
      plural(present, { other: ', # already here.' }),
    /** The first titles of a list, and how many more there are. */
    names: (titles: string[], more: number) =>
      titles.join(', ') + (more > 0 ? plural(more, { other: ' and # more' }) : ''),
    add: (count: number) => plural(count, { one: 'Add # favorite', other: 'Add # favorites' }),
    added: (count: number) =>
      plural(count, { one: '# favorite added.', other: '# favorites added.' }),
    cancel: 'Cancel',
    refused: (reason: string) => `${reason} Nothing was changed.`,
    unreadable: 'The file could not be read.',
    noFavorites: 'There are no favorites in this file.',
    tooMany: (count: number, most: number) =>
      plural(count, { other: 'The file has # favorites; ' }) +
      plural(most, { other: '# are the most.' }),
    notFavorite: (line: number) => `Line ${line} is not a favorite: it has no valid id.`,
    notJson: (line: number) => `Line ${line} is not valid JSON.`,
    notCsv: (line: number, reason: string) => `Line ${line} is not valid CSV: ${reason}.`,
    noColumns: 'Line 1 must name the columns, and one of them must be tmdbID.',
    noNumber: (line: number) => `Line ${line} has no valid tmdbID.`,
  },
};

export type FavoritesWords = typeof words;
