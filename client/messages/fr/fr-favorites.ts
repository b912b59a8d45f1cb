import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('fr');

export const words: FavoritesWords = {
  lists: {
    label: 'Vos listes',
    favorites: {
      name: 'Favoris',
      heading: 'Vos favoris',
      empty: 'Pas encore de films favoris',
      howToBegin: 'Ajoutez des films à vos favoris et ils apparaîtront ici !',
    },
    watch_later: {
      name: 'À voir plus tard',
      heading: 'À voir plus tard',
      empty: 'Rien à voir plus tard pour l’instant',
      howToBegin: 'Marquez un titre à voir plus tard et il vous attendra ici.',
    },
    seen: {
      name: 'Vus',
      heading: 'Vus',
      empty: 'Rien n’est encore marqué comme vu',
      howToBegin: 'Marquez ce que vous avez vu et vous le trouverez ici avec le jour.',
    },
    not_for_me: {
      name: 'Pas pour moi',
      heading: 'Pas pour moi',
      empty: 'Rien n’est encore écarté',
      howToBegin:
        'Marquez ce qui n’est pas pour vous et vous le trouverez ici, si vous changez d’avis.',
    },
  },
  count: (count) => plural(count, { other: '#' }),
  remove: (title, list) => `Retirer ${title} de « ${list} »`,
  seenOn: (day) => `Vu le ${day}`,
  refused: (reason) => `Une modification n’a pas pu être enregistrée : ${reason}`,
  filterByTitle: 'Filtrer par titre',
  filterPlaceholder: 'Filtrer par titre…',
  noneFits: 'Rien dans cette liste ne correspond aux filtres.',
  showAll: 'Tout afficher',
  order: {
    label: 'Trier par',
    added: 'Derniers ajouts',
    seen: 'Derniers vus',
    title: 'Titre',
    year: 'Année',
    length: 'Les plus courts',
  },
  kind: { label: 'Type', any: 'Films et séries', movie: 'Films', tv: 'Séries' },
  moreFilters: 'Autres filtres',
  decade: { label: 'Décennie', any: 'Toutes', of: (first) => `Années ${first}` },
  length: {
    label: 'Durée',
    any: 'Toutes',
    short: 'Moins de 90 minutes',
    middle: 'De 90 à 150 minutes',
    long: 'Plus de 150 minutes',
  },
  person: 'Avec une personne',
  onMyServices: 'Sur mes services',
  chooseServices: 'Choisissez vos services pour filtrer par eux',
  shownOf: (shown, total) =>
    plural(shown, { other: '#' }) + plural(total, { one: ' sur # titre', other: ' sur # titres' }),
  checking: (known, total) =>
    plural(known, { one: '# vérifié sur ', other: '# vérifiés sur ' }) +
    plural(total, { other: '#' }),
  unknown: (count) =>
    plural(count, { one: 'on ne sait rien de # titre', other: 'on ne sait rien de # titres' }),
  factsFailure: 'Vos titres n’ont pas pu être tous vérifiés.',
  pickOne: 'Choisissez pour moi',

  choosing: {
    label: 'Titres choisis',
    begin: 'En choisir plusieurs',
    choose: (title) => `Choisir ${title}`,
    chosen: (count) => plural(count, { one: '# choisi', other: '# choisis' }),
    chooseShown: (count) => plural(count, { other: 'Choisir tous les titres affichés (#)' }),
    list: 'Autre liste',
    move: 'Y déplacer',
    add: 'Y ajouter',
    remove: 'Retirer',
    end: 'Terminé',
    moved: (count, list) =>
      `${plural(count, { one: '# titre déplacé vers', other: '# titres déplacés vers' })} « ${list} ».`,
    added: (count, list) =>
      `${plural(count, { one: '# titre ajouté à', other: '# titres ajoutés à' })} « ${list} ».`,
    removed: (count) => plural(count, { one: '# titre retiré.', other: '# titres retirés.' }),
    undone: 'La modification a été annulée.',
  },

  filesHeading: 'Exporter et importer',
};
