import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('fr');

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

  file: {
    heading: 'Exporter et importer',
    exportAsJson: 'Exporter en JSON',
    exportAsCsv: 'Exporter en CSV',
    importFile: 'Importer un fichier',
    found: (added, present) =>
      plural(added + present, {
        one: '# favori dans le fichier : ',
        other: '# favoris dans le fichier : ',
      }) +
      plural(added, { one: '# nouveau', other: '# nouveaux' }) +
      plural(present, { one: ', # déjà présent.', other: ', # déjà présents.' }),
    names: (titles, more) =>
      titles.join(', ') +
      (more > 0 ? plural(more, { one: ' et # autre', other: ' et # autres' }) : ''),
    add: (count) => plural(count, { one: 'Ajouter # favori', other: 'Ajouter # favoris' }),
    added: (count) => plural(count, { one: '# favori ajouté.', other: '# favoris ajoutés.' }),
    cancel: 'Annuler',
    refused: (reason) => `${reason} Rien n’a été modifié.`,
    unreadable: 'Le fichier n’a pas pu être lu.',
    noFavorites: 'Il n’y a aucun favori dans ce fichier.',
    tooMany: (count, most) =>
      plural(count, { other: 'Le fichier contient # favoris ; ' }) +
      plural(most, { other: 'le maximum est de #.' }),
    notFavorite: (line) => `La ligne ${line} n’est pas un favori : il lui manque un id valide.`,
    notJson: (line) => `La ligne ${line} n’est pas du JSON valide.`,
    notCsv: (line) => `La ligne ${line} n’est pas du CSV valide.`,
    noColumns: 'La ligne 1 doit nommer les colonnes, et l’une d’elles doit être tmdbID.',
    noNumber: (line) => `La ligne ${line} n’a pas de tmdbID valide.`,
  },
};
