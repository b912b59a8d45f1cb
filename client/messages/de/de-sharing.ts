import type { SharingWords } from '#client/messages/en/en-sharing.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('de');

export const words: SharingWords = {
  page: {
    titles: (count) => plural(count, { one: '# Titel', other: '# Titel' }),
    empty: 'In dieser Liste ist noch nichts.',
    later: (count) =>
      plural(count, {
        one: '# weiterer Titel ist unterwegs. Lade die Seite gleich noch einmal.',
        other: '# weitere Titel sind unterwegs. Lade die Seite gleich noch einmal.',
      }),
    readOnly: 'Eine Liste, die jemand mit dir teilt.',
    gone: {
      heading: 'Hier wird nichts geteilt',
      remedy: 'Vielleicht stimmt die Adresse nicht, oder die Liste wird nicht mehr geteilt.',
    },
    unavailable: {
      heading: 'Diese Liste kann gerade nicht gezeigt werden',
      remedy: 'Lade die Seite gleich noch einmal.',
    },
  },

  heading: 'Diese Liste teilen',
  explanation:
    'Wer die Adresse hat, sieht diese Liste, wie sie dann ist, auch ohne Konto. Von dir ist sonst nichts zu sehen als der Name, den du hier eingibst.',
  name: 'Name auf der Seite',
  nameHint: 'Darf leer bleiben.',
  create: 'Adresse anlegen',
  calendarHeading: 'Kalender der kommenden Termine',
  calendarExplanation:
    'Mit dieser Adresse zeigt eine Kalender-App, wann die Filme der Liste herauskommen und wann die nächsten Folgen laufen. Wer die Adresse hat, kann ihn lesen.',
  createCalendar: 'Kalenderadresse anlegen',
  loadFailure: 'Die Adressen dieser Liste konnten nicht geladen werden.',
  offline:
    'Du bist offline. Adressen lassen sich anlegen und entfernen, sobald du wieder online bist.',
  tooMany: 'Mehr Adressen kann niemand haben. Entferne zuerst eine.',
  created: 'Die Adresse ist bereit.',
  createFailure: 'Die Adresse konnte nicht angelegt werden. Bitte versuche es noch einmal.',
  removeFailure: 'Die Adresse konnte nicht entfernt werden. Bitte versuche es noch einmal.',
  address: (name) => `Adresse von „${name}“`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  remove: 'Entfernen',
  removeAddress: (name) => `Adresse von „${name}“ entfernen`,
  removed: 'Die Adresse wurde entfernt. Niemand kann sie mehr öffnen.',
  removalHint: 'Eine entfernte Adresse gilt nie wieder.',
};
