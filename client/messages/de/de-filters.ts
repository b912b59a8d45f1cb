import type { FiltersWords } from '#client/messages/en/en-filters.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('de');

export const words: FiltersWords = {
  heading: 'Filter',
  close: 'Filter schließen',
  clearAll: 'Alle entfernen',
  show: (results) => `${results} zeigen`,
  endsSearch: (query) => `Ein Filter beendet die Suche nach „${query}“.`,

  sortBy: 'Sortieren nach',
  sorts: {
    popular: 'Beliebtheit',
    newest: 'Neueste zuerst',
    oldest: 'Älteste zuerst',
    best: 'Beste Bewertung',
    title: 'Titel',
  },

  genres: 'Genres',
  howGenresWork: 'Einmal drücken: nur Titel mit dem Genre. Zweimal: nur Titel ohne das Genre.',
  withGenre: (genre) => `Mit ${genre}`,
  withoutGenre: (genre) => `Ohne ${genre}`,
  unknownGenre: (id) => `Genre ${id}`,
  match: 'Von diesen Genres',
  matchAll: 'Alle',
  matchAny: 'Eines davon',

  years: 'Jahre',
  runtime: 'Laufzeit',
  from: 'Von',
  to: 'Bis',
  any: 'Egal',
  minutes: (count) => `${count} Min.`,
  language: 'Originalsprache',
  rating: 'Bewertung',
  score: 'Mindestwertung',
  votes: 'Mindestzahl der Stimmen',
  votesOf: (count) => plural(count, { one: '# Stimme', other: '# Stimmen' }),
  services: 'Dienste',
  ownTitles: 'Gesehene, gemerkte oder abgelehnte Titel',

  active: {
    label: 'Gefiltert nach',
    remove: (name) => `„${name}“ entfernen`,
    fromYear: (year) => `Ab ${year}`,
    toYear: (year) => `Bis ${year}`,
    atLeast: (amount) => `Mindestens ${amount}`,
    atMost: (amount) => `Höchstens ${amount}`,
    score: (least) => `Wertung ab ${least}`,
    services: (count) => plural(count, { one: '# Dienst', other: '# Dienste' }),
  },
  nothingPasses: (names) => `Nichts passt zu all diesen Filtern: ${names}.`,

  views: {
    heading: 'Gespeicherte Ansichten',
    name: 'Name dieser Ansicht',
    save: 'Ansicht speichern',
    saved: (name) => `„${name}“ ist gespeichert.`,
    delete: (name) => `Ansicht „${name}“ löschen`,
    enough: (most) => `Du hast ${most} Ansichten. Lösche eine, um eine weitere zu speichern.`,
  },
};
