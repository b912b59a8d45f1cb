import { createPlural } from '#client/messages/plural.ts';
import type { PartSources } from '#client/messages/word-parts.ts';

const plural = createPlural('en');

/**
 * The texts that are always loaded; the others are in the parts beside this file. The words that the
 * product has to show are literal in these files, and only there.
 */
export const messages = {
  title: (screen: string) => `${screen} – Marquee`,
  loading: 'Loading...',
  tryAgain: 'Try again',

  layout: {
    skip: 'Skip to content',
    withoutScript: 'Logging in, favorites and trailers need JavaScript.',
    navigation: 'Main',
    home: 'Home',
    tvShows: 'TV Shows',
    favorites: 'Favorites',
    account: 'Account',
    logOut: 'Logout',
    about: 'About',
    language: 'Language',
    preferences: 'Theme and language',
    theme: 'Theme',
    themeOfSystem: 'System',
    darkTheme: 'Dark',
    lightTheme: 'Light',
    newVersion: 'A new version of Marquee is ready.',
    reload: 'Reload',
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
    showGenre: 'Show genre',
    someGenres: (count: number) => plural(count, { one: '# genre', other: '# genres' }),
    filters: 'Filters',
    surpriseMe: 'Surprise me',
    headingOfSearch: (query: string) => `Results for “${query}”`,
    headingOfGenre: (genre: string, heading: string) => `${genre} ${heading}`,
    results: (count: number) => plural(count, { one: '# result', other: '# results' }),
    resultsFor: (count: number, query: string) =>
      `${plural(count, { one: '# result', other: '# results' })} for ${query}`,
    /** How many titles of a kind there are. */
    count: {
      movie: (count: number) => plural(count, { one: '# movie', other: '# movies' }),
      tv: (count: number) => plural(count, { one: '# TV show', other: '# TV shows' }),
    },
    nothingFound: (query: string) => `Nothing was found for “${query}”.`,
    emptyGenre: 'There is nothing in this genre.',
    browsePopular: 'Browse what is popular',
    loadMore: 'Load more',
    loadingMore: 'Loading more…',
    /** Of how many results so many are shown: "40 shown of 10,000 results". */
    shownOf: (count: number, results: string) =>
      `${plural(count, { other: '#' })} shown of ${results}`,
    unknownMovie: (id: number) => `Movie ${id}`,
    unknownTvShow: (id: number) => `TV show ${id}`,
  },

  trailer: {
    play: (title: string) => `Play trailer for ${title}`,
    heading: 'Trailer',
    close: 'Close Trailer',
    movieFailure: 'This movie could not be loaded.',
    tvShowFailure: 'This TV show could not be loaded.',
  },

  favorites: {
    keep: (title: string) => `Keep ${title} in favorites`,
    undo: 'Undo',
    undoRemoving: (title: string) => `Undo removing ${title}`,
    offline: 'Offline',
    unsaved: (count: number) =>
      plural(count, {
        one: '# change is not saved yet',
        other: '# changes are not saved yet',
      }),
  },

  /** Why the link of a mail has brought no session. */
  link: {
    refused: 'This link is invalid or has expired. Log in to get a new one.',
    half: 'This address is confirmed. Confirm the mail to the other address too to finish the change.',
  },
};

export type Messages = typeof messages;

export const parts: PartSources = {
  about: () => import('#client/messages/en/en-about.ts'),
  account: () => import('#client/messages/en/en-account.ts'),
  favorites: () => import('#client/messages/en/en-favorites.ts'),
  filters: () => import('#client/messages/en/en-filters.ts'),
  marks: () => import('#client/messages/en/en-marks.ts'),
  people: () => import('#client/messages/en/en-people.ts'),
  search: () => import('#client/messages/en/en-search.ts'),
  session: () => import('#client/messages/en/en-session.ts'),
  sharing: () => import('#client/messages/en/en-sharing.ts'),
  titles: () => import('#client/messages/en/en-titles.ts'),
  transfer: () => import('#client/messages/en/en-transfer.ts'),
  watching: () => import('#client/messages/en/en-watching.ts'),
};
