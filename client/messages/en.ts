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
    loadedMore: (count: number) => plural(count, { one: '# more title', other: '# more titles' }),
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

  about: {
    heading: 'About',
    purpose:
      'Marquee shows popular movies and TV shows and their trailers, and keeps your favorites.',
    titles: 'Movies and TV shows',
    tmdbSource: (tmdb: string) =>
      `Titles, descriptions and posters come from ${tmdb} and the people who write it.`,
    trailers: 'Trailers',
    player: 'They play from YouTube, when you open one.',
  },
};

export type Messages = typeof en;
