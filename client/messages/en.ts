import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('en');

/** Every text of ours. The words of the specification are literal here, and only here. */
export const en = {
  title: (screen: string) => `${screen} – Marquee`,
  loading: 'Loading...',
  tryAgain: 'Try again',

  frame: {
    skip: 'Skip to content',
    navigation: 'Main',
    home: 'Home',
    tvShows: 'TV Shows',
    favorites: 'Favorites',
    account: 'Account',
    logOut: 'Logout',
    about: 'About',
    language: 'Language',
    theme: 'Theme',
    themeOfSystem: 'System',
    darkTheme: 'Dark',
    lightTheme: 'Light',
    languageNotLoaded: 'This language could not be loaded. Please try again.',
  },

  failed: {
    heading: 'Unexpected Application Error!',
    explanation: 'Something went wrong on this page. Loading it again often helps.',
    unknownAddress: '404 Not Found',
    back: 'Back to the movies',
    noConnection: 'No connection',
    unreachable: 'Marquee could not reach its server. Check your connection and try again.',
  },

  form: {
    show: 'Show',
    hide: 'Hide',
    sixDigits: '6 digits',
  },

  catalogue: {
    movies: {
      heading: 'Movies',
      placeholder: 'Search for movies...',
      loadFailure: 'Failed to load movies...',
      searchFailure: 'Failed to search movies...',
    },
    tvShows: {
      heading: 'TV Shows',
      placeholder: 'Search for TV shows...',
      loadFailure: 'Failed to load TV shows',
      searchFailure: 'Failed to search TV shows',
    },
    search: 'Search',
    filterByGenre: 'Filter by Genre',
    allGenres: 'All Genres',
    headingOfSearch: (query: string) => `Results for “${query}”`,
    headingOfGenre: (genre: string, heading: string) => `${genre} ${heading}`,
    results: (count: number) => plural(count, { one: '# result', other: '# results' }),
    resultsFor: (count: number, query: string) =>
      `${plural(count, { one: '# result', other: '# results' })} for ${query}`,
    nothingFound: (query: string) => `Nothing was found for “${query}”.`,
    emptyGenre: 'There is nothing in this genre.',
    browsePopular: 'Browse what is popular',
    loadMore: 'Load more',
    loadingMore: 'Loading more…',
    /** Of how many results so many are shown: "40 shown of 10,000 results". */
    shownOf: (count: number, results: string) =>
      `${plural(count, { other: '#' })} shown of ${results}`,
  },

  trailer: {
    play: (title: string) => `Play trailer for ${title}`,
    heading: 'Trailer',
    close: 'Close Trailer',
    frame: (title: string) => `Trailer for ${title}`,
    noneOfMovie: 'No trailer available.',
    noneOfTvShow: 'No trailer found.',
    failure: 'The trailer could not be loaded.',
    silentPlayer: 'The player does not answer.',
    watchElsewhere: 'Watch on YouTube',
    movieFailure: 'This movie could not be loaded.',
    tvShowFailure: 'This TV show could not be loaded.',
    runtime: (minutes: number) => `${minutes} min`,
    noOverview: 'There is no description yet.',
  },

  favorites: {
    heading: 'Your Favorites',
    empty: 'No Favorite Movies Yet',
    howToBegin: 'Start adding movies to your favorites and they will appear here!',
    keep: (title: string) => `Keep ${title} in favorites`,
    undo: 'Undo',
    undoRemoving: (title: string) => `Undo removing ${title}`,
    unknownMovie: (id: number) => `Movie ${id}`,
    unknownTvShow: (id: number) => `TV show ${id}`,
    /** The reason is the table's own word. */
    refused: (reason: string) => `A change could not be saved: ${reason}`,
    offline: 'Offline',
    unsaved: (count: number) =>
      plural(count, {
        one: '# change is not saved yet',
        other: '# changes are not saved yet',
      }),
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
  },

  about: {
    heading: 'About',
    purpose:
      'Marquee shows popular movies and TV shows and their trailers, and keeps your favorites.',
    titles: 'Movies and TV shows',
    // Around a link: "Titles … come from TMDB and …".
    tmdb: ['Titles, descriptions and posters come from ', ' and the people who write it.'],
    embedded: [
      'Titles, dates and other facts come from ',
      ' and ',
      '. The descriptions were written and the posters drawn for Marquee.',
    ],
    numbers: 'Titles are numbered as in TMDB, by which Marquee is not endorsed or certified.',
    trailers: 'Trailers',
    player: 'They play from YouTube, when you open one.',
  },
};

export type Messages = typeof en;
