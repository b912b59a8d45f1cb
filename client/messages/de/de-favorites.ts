import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('de');

export const words: FavoritesWords = {
  lists: {
    label: 'Deine Listen',
    favorites: {
      name: 'Favoriten',
      heading: 'Deine Favoriten',
      empty: 'Noch keine Lieblingsfilme',
      howToBegin: 'Nimm Filme in deine Favoriten auf, dann erscheinen sie hier!',
    },
    watch_later: {
      name: 'Später ansehen',
      heading: 'Später ansehen',
      empty: 'Noch nichts für später',
      howToBegin: 'Merke einen Titel für später vor, dann wartet er hier.',
    },
    seen: {
      name: 'Gesehen',
      heading: 'Gesehen',
      empty: 'Noch nichts als gesehen markiert',
      howToBegin: 'Markiere, was du gesehen hast, dann steht es hier mit dem Tag.',
    },
    not_for_me: {
      name: 'Nichts für mich',
      heading: 'Nichts für mich',
      empty: 'Noch nichts abgelehnt',
      howToBegin:
        'Markiere, was nichts für dich ist, dann steht es hier, falls du es dir anders überlegst.',
    },
  },
  count: (count) => plural(count, { other: '#' }),
  remove: (title, list) => `${title} aus „${list}“ entfernen`,
  seenOn: (day) => `Gesehen: ${day}`,
  refused: (reason) => `Eine Änderung konnte nicht gespeichert werden: ${reason}`,
  filterByTitle: 'Nach Titel filtern',
  filterPlaceholder: 'Nach Titel filtern …',
  noneFits: 'Nichts in dieser Liste passt zu den Filtern.',
  showAll: 'Alle zeigen',
  order: {
    label: 'Sortieren nach',
    added: 'Zuletzt hinzugefügt',
    seen: 'Zuletzt gesehen',
    title: 'Titel',
    year: 'Jahr',
    length: 'Kürzeste zuerst',
  },
  kind: { label: 'Art', any: 'Filme und Serien', movie: 'Filme', tv: 'Serien' },
  moreFilters: 'Weitere Filter',
  decade: { label: 'Jahrzehnt', any: 'Jedes Jahrzehnt', of: (first) => `${first}er` },
  length: {
    label: 'Länge',
    any: 'Jede Länge',
    short: 'Unter 90 Minuten',
    middle: '90 bis 150 Minuten',
    long: 'Über 150 Minuten',
  },
  person: 'Mit einer Person',
  onMyServices: 'Bei meinen Diensten',
  chooseServices: 'Wähle deine Dienste, um nach ihnen zu filtern',
  shownOf: (shown, total) =>
    plural(shown, { other: '#' }) + plural(total, { one: ' von # Titel', other: ' von # Titeln' }),
  checking: (known, total) =>
    plural(known, { other: '# geprüft von ' }) + plural(total, { other: '#' }),
  unknown: (count) =>
    plural(count, {
      one: 'über # Titel ist nichts bekannt',
      other: 'über # Titel ist nichts bekannt',
    }),
  factsFailure: 'Nicht alle deine Titel konnten geprüft werden.',
  pickOne: 'Such einen für mich aus',

  choosing: {
    label: 'Ausgewählte Titel',
    begin: 'Mehrere auswählen',
    choose: (title) => `${title} auswählen`,
    chosen: (count) => plural(count, { other: '# ausgewählt' }),
    chooseShown: (count) => plural(count, { other: 'Alle gezeigten auswählen (#)' }),
    list: 'Andere Liste',
    move: 'Dorthin verschieben',
    add: 'Dort hinzufügen',
    remove: 'Entfernen',
    end: 'Fertig',
    moved: (count, list) => `${plural(count, { other: '# Titel nach' })} „${list}“ verschoben.`,
    added: (count, list) => `${plural(count, { other: '# Titel zu' })} „${list}“ hinzugefügt.`,
    removed: (count) => plural(count, { other: '# Titel entfernt.' }),
    undone: 'Die Änderung wurde rückgängig gemacht.',
  },

  filesHeading: 'Export und Import',
};
