import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('de');

export const words: FavoritesWords = {
  heading: 'Deine Favoriten',
  empty: 'Noch keine Lieblingsfilme',
  howToBegin: 'Nimm Filme in deine Favoriten auf, dann erscheinen sie hier!',
  refused: (reason) => `Eine Änderung konnte nicht gespeichert werden: ${reason}`,
  filterByTitle: 'Nach Titel filtern',
  filterPlaceholder: 'Nach Titel filtern …',
  noneFits: 'Kein Favorit passt zu diesem Filter.',
  showAll: 'Alle zeigen',
  order: {
    label: 'Sortieren nach',
    added: 'Zuletzt hinzugefügt',
    title: 'Titel',
    year: 'Jahr',
  },
  kind: { label: 'Art', any: 'Filme und Serien', movie: 'Filme', tv: 'Serien' },

  file: {
    heading: 'Export und Import',
    exportAsJson: 'Als JSON exportieren',
    exportAsCsv: 'Als CSV exportieren',
    importFile: 'Datei importieren',
    found: (added, present) =>
      plural(added + present, { one: '# Favorit', other: '# Favoriten' }) +
      plural(added, { other: ' in der Datei: # neu' }) +
      plural(present, { other: ', # schon hier.' }),
    names: (titles, more) =>
      titles.join(', ') +
      (more > 0
        ? plural(more, { one: ' und # weiterer Titel', other: ' und # weitere Titel' })
        : ''),
    add: (count) => plural(count, { one: '# Favorit hinzufügen', other: '# Favoriten hinzufügen' }),
    added: (count) =>
      plural(count, { one: '# Favorit hinzugefügt.', other: '# Favoriten hinzugefügt.' }),
    cancel: 'Abbrechen',
    refused: (reason) => `${reason} Es wurde nichts geändert.`,
    unreadable: 'Die Datei konnte nicht gelesen werden.',
    noFavorites: 'In dieser Datei sind keine Favoriten.',
    tooMany: (count, most) =>
      plural(count, { other: 'Die Datei enthält # Favoriten; ' }) +
      plural(most, { other: 'höchstens # sind möglich.' }),
    notFavorite: (line) => `Zeile ${line} ist kein Favorit: Ihr fehlt eine gültige id.`,
    notJson: (line) => `Zeile ${line} ist kein gültiges JSON.`,
    notCsv: (line) => `Zeile ${line} ist kein gültiges CSV.`,
    noColumns: 'Zeile 1 muss die Spalten nennen, und eine davon muss tmdbID heißen.',
    noNumber: (line) => `Zeile ${line} hat keine gültige tmdbID.`,
  },
};
