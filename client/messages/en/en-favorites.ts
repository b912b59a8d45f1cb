import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('en');

/** The words of the page of favorites and of the lists beside them. */
export const words = {
  lists: {
    label: 'Your lists',
    favorites: {
      name: 'Favorites',
      heading: 'Your Favorites',
      empty: 'No Favorite Movies Yet',
      howToBegin: 'Start adding movies to your favorites and they will appear here!',
    },
    watch_later: {
      name: 'Watch later',
      heading: 'Watch later',
      empty: 'Nothing to watch later yet',
      howToBegin: 'Mark a title to watch it later, and it waits here.',
    },
    seen: {
      name: 'Seen',
      heading: 'Seen',
      empty: 'Nothing marked as seen yet',
      howToBegin: 'Mark what you have seen, and it is here with the day.',
    },
    not_for_me: {
      name: 'Not for me',
      heading: 'Not for me',
      empty: 'Nothing refused yet',
      howToBegin: 'Mark what is not for you, and it is here, in case you change your mind.',
    },
  },
  /** How many titles a list has, beside its name. */
  count: (count: number) => plural(count, { other: '#' }),
  remove: (title: string, list: string) => `Remove ${title} from ${list}`,
  seenOn: (day: string) => `Seen on ${day}`,
  /** The reason is the table's own message. */
  refused: (reason: string) => `A change could not be saved: ${reason}`,
  filterByTitle: 'Filter by title',
  filterPlaceholder: 'Filter by title...',
  noneFits: 'Nothing in this list fits the filters.',
  showAll: 'Show all',
  order: {
    label: 'Sort by',
    added: 'Last added',
    seen: 'Last seen',
    title: 'Title',
    year: 'Year',
    length: 'Shortest',
  },
  kind: { label: 'Kind', any: 'Movies and TV shows', movie: 'Movies', tv: 'TV shows' },
  moreFilters: 'More filters',
  decade: { label: 'Decade', any: 'Any decade', of: (first: string) => `${first}s` },
  length: {
    label: 'Length',
    any: 'Any length',
    short: 'Under 90 minutes',
    middle: '90 to 150 minutes',
    long: 'Over 150 minutes',
  },
  person: 'With a person',
  onMyServices: 'On my services',
  chooseServices: 'Choose your services to filter by them',
  shownOf: (shown: number, total: number) =>
    plural(shown, { other: '#' }) + plural(total, { one: ' of # title', other: ' of # titles' }),
  /** While the facts of the titles are loaded, of how many titles they are known. */
  checking: (known: number, total: number) =>
    plural(known, { other: '# looked at of ' }) + plural(total, { other: '#' }),
  unknown: (count: number) =>
    plural(count, { one: 'nothing is known of # title', other: 'nothing is known of # titles' }),
  factsFailure: 'Not all of your titles could be looked at.',
  pickOne: 'Pick one for me',

  /** Several titles are chosen, to be moved or removed in one step. */
  choosing: {
    label: 'Chosen titles',
    begin: 'Choose several',
    choose: (title: string) => `Choose ${title}`,
    chosen: (count: number) => plural(count, { other: '# chosen' }),
    chooseShown: (count: number) => plural(count, { other: 'Choose all shown (#)' }),
    list: 'Other list',
    move: 'Move there',
    add: 'Add there',
    remove: 'Remove',
    end: 'Done',
    moved: (count: number, list: string) =>
      `${plural(count, { one: '# title moved to ', other: '# titles moved to ' })}“${list}”.`,
    added: (count: number, list: string) =>
      `${plural(count, { one: '# title added to ', other: '# titles added to ' })}“${list}”.`,
    removed: (count: number) =>
      plural(count, { one: '# title removed.', other: '# titles removed.' }),
    undone: 'The change was undone.',
  },

  filesHeading: 'Export and import',
};

export type FavoritesWords = typeof words;
