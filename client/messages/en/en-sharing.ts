import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('en');

/** The words of lists that are shown to everybody who has their address. */
export const words = {
  page: {
    titles: (count: number) => plural(count, { one: '# title', other: '# titles' }),
    empty: 'There is nothing in this list yet.',
    /** Titles of the list that are not shown yet. */
    later: (count: number) =>
      plural(count, {
        one: '# more title is on its way. Load the page again in a moment.',
        other: '# more titles are on their way. Load the page again in a moment.',
      }),
    readOnly: 'A list that somebody shares with you.',
    gone: {
      heading: 'Nothing is shared here',
      remedy: 'The address may be wrong, or the list is not shared any more.',
    },
    unavailable: {
      heading: 'This list cannot be shown right now',
      remedy: 'Load the page again in a moment.',
    },
  },

  heading: 'Share this list',
  explanation:
    'Everybody who has the address sees this list as it is at that time, also without an account. They see nothing else of you than the name that you type here.',
  name: 'Name on the page',
  nameHint: 'May stay empty.',
  create: 'Create an address',
  calendarHeading: 'Calendar of coming dates',
  calendarExplanation:
    'With this address, a calendar app shows when the movies of the list come out and when the next episodes are. Whoever has the address can read it.',
  createCalendar: 'Create a calendar address',
  loadFailure: 'The addresses of this list could not be loaded.',
  offline: 'You are offline. Addresses can be created and removed when you are online again.',
  tooMany: 'You have as many addresses as anybody may. Remove one first.',
  created: 'The address is ready.',
  createFailure: 'The address could not be created. Please try again.',
  removeFailure: 'The address could not be removed. Please try again.',
  address: (name: string) => `Address of “${name}”`,
  copy: 'Copy',
  copied: 'Copied',
  remove: 'Remove',
  /** For screen readers, which read buttons without what is around them. */
  removeAddress: (name: string) => `Remove the address of “${name}”`,
  removed: 'The address was removed. Nobody can open it any more.',
  removalHint: 'A removed address never works again.',
};

export type SharingWords = typeof words;
