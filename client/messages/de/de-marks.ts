import type { MarksWords } from '#client/messages/en/en-marks.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('de');

export const words: MarksWords = {
  more: (title) => `Mehr zu ${title}`,
  names: {
    watch_later: 'Später ansehen',
    seen: 'Gesehen',
    not_for_me: 'Nichts für mich',
  },
  marked: {
    watch_later: 'Für später gemerkt.',
    seen: 'Als gesehen markiert.',
    not_for_me: 'Als „Nichts für mich“ markiert.',
  },
  unmarked: {
    watch_later: 'Nicht mehr für später gemerkt.',
    seen: 'Nicht mehr als gesehen markiert.',
    not_for_me: 'Nicht mehr als „Nichts für mich“ markiert.',
  },
  seenOn: 'Gesehen am',

  quiet: {
    label: 'In Listen',
    modes: { show: 'Zeigen', dim: 'Abblenden', hide: 'Ausblenden' },
    hidden: (count) =>
      plural(count, {
        one: '# Titel, den du gesehen, gemerkt oder abgelehnt hast, ist ausgeblendet.',
        other: '# Titel, die du gesehen, gemerkt oder abgelehnt hast, sind ausgeblendet.',
      }),
    nothingLeft: 'Hier ist nichts mehr, das du nicht gesehen, gemerkt oder abgelehnt hast.',
    nothingDrawn: 'Es kamen nur Titel, die du gesehen, gemerkt oder abgelehnt hast.',
    show: 'Abgeblendet zeigen',
  },
};
