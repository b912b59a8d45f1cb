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

  filesHeading: 'Export and import',
};

export type FavoritesWords = typeof words;
