import type { Messages } from '#client/messages/en/en.ts';
import { createPlural } from '#client/messages/plural.ts';
import type { PartSources } from '#client/messages/word-parts.ts';

const plural = createPlural('de');
const results = (count: number) => plural(count, { one: '# Ergebnis', other: '# Ergebnisse' });

export const messages: Messages = {
  title: (screen) => `${screen} – Marquee`,
  loading: 'Wird geladen …',
  tryAgain: 'Noch einmal versuchen',

  layout: {
    skip: 'Zum Inhalt springen',
    withoutScript: 'Anmeldung, Favoriten und Trailer brauchen JavaScript.',
    navigation: 'Hauptmenü',
    home: 'Start',
    tvShows: 'Serien',
    favorites: 'Favoriten',
    account: 'Konto',
    logOut: 'Abmelden',
    about: 'Über Marquee',
    language: 'Sprache',
    preferences: 'Darstellung und Sprache',
    theme: 'Darstellung',
    themeOfSystem: 'System',
    darkTheme: 'Dunkel',
    lightTheme: 'Hell',
    newVersion: 'Eine neue Version von Marquee ist da.',
    reload: 'Neu laden',
    languageNotLoaded: 'Diese Sprache konnte nicht geladen werden. Bitte versuche es noch einmal.',
  },

  failed: {
    heading: 'Unerwarteter Fehler!',
    explanation:
      'Auf dieser Seite ist etwas schiefgegangen. Oft hilft es, sie noch einmal zu laden.',
    unknownAddress: '404 – Seite nicht gefunden',
    back: 'Zurück zu den Filmen',
    noConnection: 'Keine Verbindung',
    unreachable:
      'Marquee hat seinen Server nicht erreicht. Prüfe deine Verbindung und versuche es noch einmal.',
  },

  form: {
    show: 'Anzeigen',
    hide: 'Verbergen',
    sixDigits: '6 Ziffern',
  },

  catalogue: {
    movies: {
      heading: 'Filme',
      placeholder: 'Filme suchen …',
      loadFailure: 'Die Filme konnten nicht geladen werden.',
      searchFailure: 'Die Suche nach Filmen ist fehlgeschlagen.',
    },
    tvShows: {
      heading: 'Serien',
      placeholder: 'Serien suchen …',
      loadFailure: 'Die Serien konnten nicht geladen werden.',
      searchFailure: 'Die Suche nach Serien ist fehlgeschlagen.',
    },
    search: 'Suchen',
    filterByGenre: 'Nach Genre filtern',
    allGenres: 'Alle Genres',
    showGenre: 'Genre zeigen',
    someGenres: (count) => plural(count, { one: '# Genre', other: '# Genres' }),
    filters: 'Filter',
    surpriseMe: 'Überrasch mich',
    headingOfSearch: (query) => `Ergebnisse für „${query}“`,
    headingOfGenre: (genre, heading) => `${heading}: ${genre}`,
    results,
    resultsFor: (count, query) => `${results(count)} für ${query}`,
    count: {
      movie: (count) => plural(count, { one: '# Film', other: '# Filme' }),
      tv: (count) => plural(count, { one: '# Serie', other: '# Serien' }),
    },
    nothingFound: (query) => `Zu „${query}“ wurde nichts gefunden.`,
    emptyGenre: 'In diesem Genre gibt es nichts.',
    browsePopular: 'Beliebtes entdecken',
    loadMore: 'Mehr laden',
    loadingMore: 'Mehr wird geladen …',
    shownOf: (count, total) => `${total}, davon ${plural(count, { other: '#' })} angezeigt`,
    unknownMovie: (id) => `Film ${id}`,
    unknownTvShow: (id) => `Serie ${id}`,
  },

  trailer: {
    play: (title) => `Trailer zu ${title} abspielen`,
    heading: 'Trailer',
    close: 'Trailer schließen',
    movieFailure: 'Dieser Film konnte nicht geladen werden.',
    tvShowFailure: 'Diese Serie konnte nicht geladen werden.',
  },

  favorites: {
    keep: (title) => `${title} als Favorit behalten`,
    undo: 'Rückgängig',
    undoRemoving: (title) => `Rückgängig: ${title} entfernen`,
    offline: 'Offline',
    unsaved: (count) =>
      plural(count, {
        one: '# Änderung ist noch nicht gespeichert',
        other: '# Änderungen sind noch nicht gespeichert',
      }),
  },

  link: {
    refused: 'Dieser Link ist ungültig oder abgelaufen. Melde dich an, um einen neuen zu bekommen.',
    half: 'Diese Adresse ist bestätigt. Bestätige auch die E-Mail an die andere Adresse, um die Änderung abzuschließen.',
  },
};

export const parts: PartSources = {
  about: () => import('#client/messages/de/de-about.ts'),
  account: () => import('#client/messages/de/de-account.ts'),
  favorites: () => import('#client/messages/de/de-favorites.ts'),
  filters: () => import('#client/messages/de/de-filters.ts'),
  marks: () => import('#client/messages/de/de-marks.ts'),
  people: () => import('#client/messages/de/de-people.ts'),
  search: () => import('#client/messages/de/de-search.ts'),
  session: () => import('#client/messages/de/de-session.ts'),
  sharing: () => import('#client/messages/de/de-sharing.ts'),
  titles: () => import('#client/messages/de/de-titles.ts'),
  transfer: () => import('#client/messages/de/de-transfer.ts'),
  watching: () => import('#client/messages/de/de-watching.ts'),
};
