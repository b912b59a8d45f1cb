import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('en');

/** The words of marks, and of lists that hide or dim what has one. */
export const words = {
  more: (title: string) => `More for ${title}`,
  names: {
    watch_later: 'Watch later',
    seen: 'Seen',
    not_for_me: 'Not for me',
  },
  marked: {
    watch_later: 'Saved to watch later.',
    seen: 'Marked as seen.',
    not_for_me: 'Marked as not for you.',
  },
  unmarked: {
    watch_later: 'No longer saved to watch later.',
    seen: 'No longer marked as seen.',
    not_for_me: 'No longer marked as not for you.',
  },
  seenOn: 'Seen on',

  quiet: {
    label: 'In lists',
    modes: { show: 'Show', dim: 'Dim', hide: 'Hide' },
    hidden: (count: number) =>
      plural(count, {
        one: '# title that you have seen, saved or refused is hidden.',
        other: '# titles that you have seen, saved or refused are hidden.',
      }),
    nothingLeft: 'Nothing left here that you have not seen, saved or refused.',
    nothingDrawn: 'Only titles came up that you have seen, saved or refused.',
    show: 'Show them dimmed',
  },
};

export type MarksWords = typeof words;
