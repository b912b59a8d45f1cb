import type { Messages } from '#client/messages/en.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('de');
const results = (count: number) => plural(count, { one: '# Ergebnis', other: '# Ergebnisse' });

export const de: Messages = {
  title: (screen) => `${screen} – Marquee`,
  loading: 'Wird geladen …',
  tryAgain: 'Noch einmal versuchen',

  frame: {
    skip: 'Zum Inhalt springen',
    navigation: 'Hauptmenü',
    home: 'Start',
    tvShows: 'Serien',
    favorites: 'Favoriten',
    account: 'Konto',
    logOut: 'Abmelden',
    about: 'Über Marquee',
    language: 'Sprache',
    theme: 'Darstellung',
    themeOfSystem: 'System',
    darkTheme: 'Dunkel',
    lightTheme: 'Hell',
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
    headingOfSearch: (query) => `Ergebnisse für „${query}“`,
    headingOfGenre: (genre, heading) => `${heading}: ${genre}`,
    results,
    resultsFor: (count, query) => `${results(count)} für ${query}`,
    nothingFound: (query) => `Zu „${query}“ wurde nichts gefunden.`,
    emptyGenre: 'In diesem Genre gibt es nichts.',
    browsePopular: 'Beliebtes entdecken',
    loadMore: 'Mehr laden',
    loadingMore: 'Mehr wird geladen …',
    shownOf: (count, total) => `${total}, davon ${plural(count, { other: '#' })} angezeigt`,
  },

  trailer: {
    play: (title) => `Trailer zu ${title} abspielen`,
    heading: 'Trailer',
    close: 'Trailer schließen',
    frame: (title) => `Trailer zu ${title}`,
    noneOfMovie: 'Kein Trailer verfügbar.',
    noneOfTvShow: 'Kein Trailer gefunden.',
    failure: 'Der Trailer konnte nicht geladen werden.',
    silentPlayer: 'Der Player antwortet nicht.',
    watchElsewhere: 'Auf YouTube ansehen',
    movieFailure: 'Dieser Film konnte nicht geladen werden.',
    tvShowFailure: 'Diese Serie konnte nicht geladen werden.',
    runtime: (minutes) => `${minutes} Min.`,
    noOverview: 'Es gibt noch keine Beschreibung.',
  },

  favorites: {
    heading: 'Deine Favoriten',
    empty: 'Noch keine Lieblingsfilme',
    howToBegin: 'Nimm Filme in deine Favoriten auf, dann erscheinen sie hier!',
    keep: (title) => `${title} als Favorit behalten`,
    undo: 'Rückgängig',
    undoRemoving: (title) => `Rückgängig: ${title} entfernen`,
    unknownMovie: (id) => `Film ${id}`,
    unknownTvShow: (id) => `Serie ${id}`,
    refused: (reason) => `Eine Änderung konnte nicht gespeichert werden: ${reason}`,
    offline: 'Offline',
    unsaved: (count) =>
      plural(count, {
        one: '# Änderung ist noch nicht gespeichert',
        other: '# Änderungen sind noch nicht gespeichert',
      }),
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
      add: (count) =>
        plural(count, { one: '# Favorit hinzufügen', other: '# Favoriten hinzufügen' }),
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
  },

  about: {
    heading: 'Über Marquee',
    purpose:
      'Marquee zeigt beliebte Filme und Serien mit ihren Trailern und merkt sich deine Favoriten.',
    titles: 'Filme und Serien',
    tmdb: [
      'Titel, Beschreibungen und Poster stammen von ',
      ' und den Menschen, die dort mitschreiben.',
    ],
    embedded: [
      'Titel, Daten und andere Fakten stammen von ',
      ' und ',
      '. Die Beschreibungen wurden für Marquee geschrieben, die Poster dafür gezeichnet.',
    ],
    numbers:
      'Die Titel sind nummeriert wie bei TMDB; Marquee wird von TMDB weder unterstützt noch zertifiziert.',
    trailers: 'Trailer',
    player: 'Sie kommen von YouTube, sobald du einen öffnest.',
  },
};
