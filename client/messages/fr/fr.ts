import type { Messages } from '#client/messages/en/en.ts';
import { createPlural } from '#client/messages/plural.ts';
import type { PartSources } from '#client/messages/word-parts.ts';

const plural = createPlural('fr');
const results = (count: number) => plural(count, { one: '# résultat', other: '# résultats' });

// The spaces before : ; ! ? and inside « » do not break, as French wants it.
export const messages: Messages = {
  title: (screen) => `${screen} – Marquee`,
  loading: 'Chargement…',
  tryAgain: 'Réessayer',

  layout: {
    skip: 'Aller au contenu',
    withoutScript: 'La connexion, les favoris et les bandes-annonces ont besoin de JavaScript.',
    navigation: 'Menu principal',
    home: 'Accueil',
    tvShows: 'Séries',
    favorites: 'Favoris',
    account: 'Compte',
    logOut: 'Déconnexion',
    about: 'À propos',
    language: 'Langue',
    preferences: 'Thème et langue',
    theme: 'Thème',
    themeOfSystem: 'Système',
    darkTheme: 'Sombre',
    lightTheme: 'Clair',
    newVersion: 'Une nouvelle version de Marquee est prête.',
    reload: 'Recharger',
    languageNotLoaded: 'Cette langue n’a pas pu être chargée. Veuillez réessayer.',
  },

  failed: {
    heading: 'Erreur inattendue !',
    explanation: 'Un problème est survenu sur cette page. La recharger suffit souvent.',
    unknownAddress: '404 – Page introuvable',
    back: 'Retour aux films',
    noConnection: 'Pas de connexion',
    unreachable:
      'Marquee n’a pas pu joindre son serveur. Vérifiez votre connexion, puis réessayez.',
  },

  form: {
    show: 'Afficher',
    hide: 'Masquer',
    sixDigits: '6 chiffres',
  },

  catalogue: {
    movies: {
      heading: 'Films',
      placeholder: 'Rechercher des films…',
      loadFailure: 'Les films n’ont pas pu être chargés.',
      searchFailure: 'La recherche de films a échoué.',
    },
    tvShows: {
      heading: 'Séries',
      placeholder: 'Rechercher des séries…',
      loadFailure: 'Les séries n’ont pas pu être chargées.',
      searchFailure: 'La recherche de séries a échoué.',
    },
    search: 'Rechercher',
    filterByGenre: 'Filtrer par genre',
    allGenres: 'Tous les genres',
    showGenre: 'Afficher le genre',
    someGenres: (count) => plural(count, { one: '# genre', other: '# genres' }),
    filters: 'Filtres',
    surpriseMe: 'Surprenez-moi',
    headingOfSearch: (query) => `Résultats pour « ${query} »`,
    headingOfGenre: (genre, heading) => `${heading} : ${genre}`,
    results,
    resultsFor: (count, query) => `${results(count)} pour « ${query} »`,
    count: {
      movie: (count) => plural(count, { one: '# film', other: '# films' }),
      tv: (count) => plural(count, { one: '# série', other: '# séries' }),
    },
    nothingFound: (query) => `Aucun résultat pour « ${query} ».`,
    emptyGenre: 'Il n’y a rien dans ce genre.',
    browsePopular: 'Voir les titres populaires',
    loadMore: 'Afficher plus',
    loadingMore: 'Chargement de la suite…',
    shownOf: (count, total) =>
      `${plural(count, { one: '# affiché', other: '# affichés' })} sur ${total}`,
    unknownMovie: (id) => `Film ${id}`,
    unknownTvShow: (id) => `Série ${id}`,
  },

  trailer: {
    play: (title) => `Lire la bande-annonce de « ${title} »`,
    heading: 'Bande-annonce',
    close: 'Fermer la bande-annonce',
    movieFailure: 'Ce film n’a pas pu être chargé.',
    tvShowFailure: 'Cette série n’a pas pu être chargée.',
  },

  favorites: {
    keep: (title) => `Garder « ${title} » dans les favoris`,
    undo: 'Annuler',
    undoRemoving: (title) => `Annuler le retrait de « ${title} »`,
    offline: 'Hors ligne',
    unsaved: (count) =>
      plural(count, {
        one: '# modification n’est pas encore enregistrée',
        other: '# modifications ne sont pas encore enregistrées',
      }),
  },

  link: {
    refused: 'Ce lien n’est pas valide ou a expiré. Connectez-vous pour en obtenir un autre.',
    half: 'Cette adresse est confirmée. Confirmez aussi l’e-mail envoyé à l’autre adresse pour terminer le changement.',
  },
};

export const parts: PartSources = {
  about: () => import('#client/messages/fr/fr-about.ts'),
  account: () => import('#client/messages/fr/fr-account.ts'),
  favorites: () => import('#client/messages/fr/fr-favorites.ts'),
  filters: () => import('#client/messages/fr/fr-filters.ts'),
  marks: () => import('#client/messages/fr/fr-marks.ts'),
  people: () => import('#client/messages/fr/fr-people.ts'),
  search: () => import('#client/messages/fr/fr-search.ts'),
  session: () => import('#client/messages/fr/fr-session.ts'),
  sharing: () => import('#client/messages/fr/fr-sharing.ts'),
  titles: () => import('#client/messages/fr/fr-titles.ts'),
  transfer: () => import('#client/messages/fr/fr-transfer.ts'),
  watching: () => import('#client/messages/fr/fr-watching.ts'),
};
