import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('en');

/** The words of the panel of filters, of what is filtered by, and of saved views. */
export const words = {
  heading: 'Filters',
  close: 'Close filters',
  clearAll: 'Clear all',
  show: (results: string) => `Show ${results}`,
  endsSearch: (query: string) => `A filter ends the search for “${query}”.`,

  sortBy: 'Sort by',
  sorts: {
    popular: 'Popular',
    newest: 'Newest',
    oldest: 'Oldest',
    best: 'Best rated',
    title: 'Title',
  },

  genres: 'Genres',
  howGenresWork: 'Press a genre once for titles with it, twice for titles without it.',
  withGenre: (genre: string) => `With ${genre}`,
  withoutGenre: (genre: string) => `Without ${genre}`,
  unknownGenre: (id: string) => `Genre ${id}`,
  match: 'Of these genres',
  matchAll: 'All',
  matchAny: 'Any',

  years: 'Years',
  runtime: 'Runtime',
  from: 'From',
  to: 'To',
  any: 'Any',
  minutes: (count: number) => `${count} min`,
  language: 'Original language',
  rating: 'Rating',
  score: 'Lowest score',
  votes: 'Fewest votes',
  votesOf: (count: number) => plural(count, { one: '# vote', other: '# votes' }),
  services: 'Services',
  ownTitles: 'Seen, saved or refused titles',

  active: {
    label: 'Filtered by',
    remove: (name: string) => `Remove “${name}”`,
    fromYear: (year: string) => `From ${year}`,
    toYear: (year: string) => `Until ${year}`,
    atLeast: (amount: string) => `At least ${amount}`,
    atMost: (amount: string) => `At most ${amount}`,
    score: (least: string) => `Score from ${least}`,
    services: (count: number) => plural(count, { one: '# service', other: '# services' }),
  },
  nothingPasses: (names: string) => `Nothing fits all of these filters: ${names}.`,

  views: {
    heading: 'Saved views',
    name: 'Name of this view',
    save: 'Save view',
    saved: (name: string) => `“${name}” is saved.`,
    delete: (name: string) => `Delete the view “${name}”`,
    enough: (most: number) => `You have ${most} views. Delete one to save another.`,
  },
};

export type FiltersWords = typeof words;
