import type { FiltersWords } from '#client/messages/en/en-filters.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('fr');

export const words: FiltersWords = {
  heading: 'Filtres',
  close: 'Fermer les filtres',
  clearAll: 'Tout effacer',
  show: (results) => `Afficher ${results}`,
  endsSearch: (query) => `Un filtre met fin à la recherche « ${query} ».`,

  sortBy: 'Trier par',
  sorts: {
    popular: 'Popularité',
    newest: 'Les plus récents',
    oldest: 'Les plus anciens',
    best: 'Les mieux notés',
    title: 'Titre',
  },

  genres: 'Genres',
  howGenresWork:
    'Appuyez une fois sur un genre pour les titres qui en relèvent, deux fois pour l’exclure.',
  withGenre: (genre) => `Avec ${genre}`,
  withoutGenre: (genre) => `Sans ${genre}`,
  unknownGenre: (id) => `Genre ${id}`,
  match: 'Parmi ces genres',
  matchAll: 'Tous',
  matchAny: 'Au moins un',

  years: 'Années',
  runtime: 'Durée',
  from: 'De',
  to: 'À',
  any: 'Indifférent',
  minutes: (count) => `${count} min`,
  language: 'Langue originale',
  rating: 'Note',
  score: 'Note minimale',
  votes: 'Nombre minimal de votes',
  votesOf: (count) => plural(count, { one: '# vote', other: '# votes' }),
  services: 'Services',
  ownTitles: 'Titres vus, gardés ou refusés',

  active: {
    label: 'Filtré par',
    remove: (name) => `Retirer « ${name} »`,
    fromYear: (year) => `À partir de ${year}`,
    toYear: (year) => `Jusqu’en ${year}`,
    atLeast: (amount) => `Au moins ${amount}`,
    atMost: (amount) => `Au plus ${amount}`,
    score: (least) => `Note à partir de ${least}`,
    services: (count) => plural(count, { one: '# service', other: '# services' }),
  },
  nothingPasses: (names) => `Rien ne correspond à tous ces filtres : ${names}.`,

  views: {
    heading: 'Vues enregistrées',
    name: 'Nom de cette vue',
    save: 'Enregistrer la vue',
    saved: (name) => `« ${name} » est enregistrée.`,
    delete: (name) => `Supprimer la vue « ${name} »`,
    enough: (most) => `Vous avez ${most} vues. Supprimez-en une pour en enregistrer une autre.`,
  },
};
