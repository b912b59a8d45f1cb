import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';

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

  filesHeading: 'Export und Import',
};
