import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';

export const words: FavoritesWords = {
  heading: 'Vos favoris',
  empty: 'Pas encore de films favoris',
  howToBegin: 'Ajoutez des films à vos favoris et ils apparaîtront ici !',
  refused: (reason) => `Une modification n’a pas pu être enregistrée : ${reason}`,
  filterByTitle: 'Filtrer par titre',
  filterPlaceholder: 'Filtrer par titre…',
  noneFits: 'Aucun favori ne correspond à ce filtre.',
  showAll: 'Tout afficher',
  order: { label: 'Trier par', added: 'Derniers ajouts', title: 'Titre', year: 'Année' },
  kind: { label: 'Type', any: 'Films et séries', movie: 'Films', tv: 'Séries' },

  filesHeading: 'Exporter et importer',
};
