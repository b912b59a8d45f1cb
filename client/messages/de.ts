import type { Messages } from '#client/messages/en.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('de');
const results = (count: number) => plural(count, { one: '# Ergebnis', other: '# Ergebnisse' });

export const de: Messages = {
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
    unknownMovie: (id) => `Film ${id}`,
    unknownTvShow: (id) => `Serie ${id}`,
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

  session: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Passwort wiederholen',
    differentPasswords: 'Die Passwörter stimmen nicht überein',
    promise: 'Finde den Film für heute Abend, sieh dir den Trailer an, merk dir, was dir gefällt.',
    passwordRule: (minimum) =>
      plural(minimum, { other: 'Mindestens # Zeichen und keines der häufigsten Passwörter.' }),
    shortPassword: (minimum) =>
      plural(minimum, { other: 'Das Passwort muss mindestens # Zeichen lang sein' }),
    sending: 'Wird gesendet …',
    mailFailure: 'Die E-Mail konnte nicht gesendet werden. Bitte versuche es noch einmal.',

    code: {
      ofMail: 'Code aus der E-Mail',
      orLink: 'Oder folge dem Link darin.',
      ofApp: 'Gib den Code aus deiner Authenticator-App ein',
      checking: 'Wird geprüft …',
      failure: 'Der Code konnte nicht geprüft werden. Bitte versuche es noch einmal.',
    },
    link: {
      refused:
        'Dieser Link ist ungültig oder abgelaufen. Melde dich an, um einen neuen zu bekommen.',
      half: 'Diese Adresse ist bestätigt. Bestätige auch die E-Mail an die andere Adresse, um die Änderung abzuschließen.',
    },
    logIn: {
      heading: 'Anmelden',
      link: 'Anmelden',
      action: 'Anmelden',
      activity: 'Du wirst angemeldet …',
      failure: 'Die Anmeldung ist fehlgeschlagen',
      resend: 'Bestätigungs-E-Mail noch einmal senden',
      resent: 'Gesendet. Bitte sieh in deinem Postfach nach.',
      byPassword: 'Lieber mit Passwort anmelden',
      byMail: 'Lieber einen Link oder Code per E-Mail bekommen',
      sendMail: 'Link und Code senden',
      sendAgain: 'Noch einmal senden',
      mailSent: 'Falls es diese E-Mail-Adresse gibt, sind ein Link und ein Code unterwegs.',
      otherAccount: 'Anderes Konto verwenden',
    },
    register: {
      heading: 'Registrieren',
      action: 'Registrieren',
      activity: 'Du wirst registriert …',
      failure: 'Das Konto konnte nicht angelegt werden',
      done: 'Registrierung erfolgreich! Bitte sieh in deinem Postfach nach und bestätige deine E-Mail-Adresse.',
      confirm: 'Bestätigen',
    },
    forgot: {
      heading: 'Passwort vergessen',
      explanation:
        'Nenne uns deine E-Mail-Adresse, dann schicken wir dir einen Link, mit dem du ein neues Passwort festlegst.',
      action: 'Link zum Zurücksetzen senden',
      failure:
        'Der Link zum Zurücksetzen konnte nicht gesendet werden. Bitte versuche es noch einmal.',
      sent: 'Falls es diese E-Mail-Adresse gibt, ist ein Link zum Zurücksetzen unterwegs.',
      continue: 'Weiter',
    },
    reset: {
      heading: 'Neues Passwort festlegen',
      action: 'Passwort ändern',
      activity: 'Wird geändert …',
      failure: 'Das Passwort konnte nicht geändert werden. Bitte versuche es noch einmal.',
      done: 'Passwort geändert! Du kannst dich jetzt anmelden.',
      noToken: 'In der Adresse fehlt das Token zum Zurücksetzen.',
      badLink: 'Der Link zum Zurücksetzen ist ungültig oder abgelaufen.',
      uncheckedLink:
        'Der Link zum Zurücksetzen konnte nicht geprüft werden. Bitte versuche es noch einmal.',
      newLink: 'Neuen Link zum Zurücksetzen senden',
    },
    serviceErrors: {
      invalid_credentials: 'E-Mail-Adresse oder Passwort sind nicht richtig.',
      email_not_confirmed: 'Bitte bestätige zuerst deine E-Mail-Adresse.',
      user_already_exists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
      email_exists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
      email_address_invalid: 'Diese E-Mail-Adresse ist ungültig.',
      signup_disabled: 'Hier können zurzeit keine neuen Konten angelegt werden.',
      user_banned: 'Dieses Konto ist gesperrt. Bitte versuche es später noch einmal.',
      weak_password:
        'Dieses Passwort ist zu kurz oder zu leicht zu erraten. Bitte wähle ein anderes.',
      same_password: 'Das neue Passwort muss sich vom bisherigen unterscheiden.',
      current_password_required: 'Bitte gib auch dein aktuelles Passwort ein.',
      current_password_invalid: 'Das aktuelle Passwort ist nicht richtig.',
      reauthentication_not_valid: 'Der Code ist falsch oder zu alt. Bitte fordere einen neuen an.',
      otp_expired: 'Der Code oder Link ist ungültig oder abgelaufen.',
      mfa_verification_failed: 'Der Code aus der Authenticator-App ist nicht richtig.',
      insufficient_aal: 'Bitte gib zuerst den Code deines zweiten Faktors ein.',
      too_many_enrolled_mfa_factors:
        'Du hast schon so viele Authenticator-Apps wie möglich. Bitte entferne zuerst eine.',
      session_not_found: 'Diese Sitzung ist beendet. Bitte melde dich noch einmal an.',
      validation_failed: 'Die Angaben sind nicht gültig. Bitte prüfe sie.',
      over_email_send_rate_limit:
        'Das ging zu schnell hintereinander. Bitte warte ein wenig bis zur nächsten E-Mail.',
      over_request_rate_limit: 'Das waren zu viele Versuche. Bitte warte ein wenig.',
    },
  },

  account: {
    heading: 'Konto',
    loadFailure: 'Dein Konto konnte nicht geladen werden.',
    linkRefused: 'Dieser Link ist ungültig oder abgelaufen. Hier kannst du einen neuen anfordern.',

    mail: {
      heading: 'E-Mail-Adresse',
      logInAs: ['Du meldest dich mit ', ' an.'],
      changed: (email) => `Deine E-Mail-Adresse ist jetzt ${email}.`,
      newAddress: 'Neue E-Mail-Adresse',
      action: 'E-Mail-Adresse ändern',
      failure: 'Die E-Mail-Adresse konnte nicht geändert werden. Bitte versuche es noch einmal.',
      asked:
        'Wir haben eine E-Mail an die neue Adresse geschickt und eine an die alte, falls auch dort bestätigt werden muss. Bestätige jede E-Mail, die ankommt, um die Änderung abzuschließen.',
      willBe: [
        'Sie wird ',
        ' lauten, sobald jede E-Mail dazu bestätigt ist, mit ihrem Link oder ihrem Code.',
      ],
      confirmed: (address) => `${address} ist bestätigt.`,
      code: (address) => `Code aus der E-Mail an ${address}`,
      confirmOld: 'Alte Adresse bestätigen',
      confirmNew: 'Neue Adresse bestätigen',
    },
    password: {
      heading: 'Passwort',
      current: 'Aktuelles Passwort',
      codeHint: 'Wir haben dir einen per E-Mail geschickt, um sicher zu sein, dass du es bist.',
      action: 'Passwort ändern',
      activity: 'Wird geändert …',
      failure: 'Das Passwort konnte nicht geändert werden. Bitte versuche es noch einmal.',
      changed: 'Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
      askForLink: 'Kein Passwort oder vergessen? Link per E-Mail schicken',
      linkSent: 'Gesendet. Mit dem Link darin legst du ein Passwort fest.',
    },
    factor: {
      heading: 'Zweiter Faktor',
      isOff:
        'Lass dich bei der Anmeldung auch nach einem Code aus einer Authenticator-App fragen, damit dein Passwort allein nicht genügt.',
      isOn: 'Der zweite Faktor ist eingeschaltet: Bei der Anmeldung wirst du auch nach einem Code aus deiner Authenticator-App gefragt.',
      app: 'Authenticator-App',
      added: (time) => `hinzugefügt: ${time}`,
      setUp: 'Einrichten',
      setUpAnother: 'Weitere einrichten',
      preparing: 'Wird vorbereitet …',
      setUpFailure: 'Die Einrichtung konnte nicht beginnen. Bitte versuche es noch einmal.',
      scan: 'Scanne dies mit deiner Authenticator-App oder gib ihr den Schlüssel in Buchstaben.',
      qrCode: 'QR-Code mit dem Schlüssel, der darunter in Buchstaben steht',
      copy: 'Kopieren',
      copied: 'Kopiert',
      code: 'Gib den Code ein, den die App anzeigt',
      turnOn: 'Einschalten',
      cancel: 'Abbrechen',
      done: 'Der zweite Faktor ist eingeschaltet. Deine anderen Geräte müssen sich neu anmelden, mit einem Code.',
    },
    removal: {
      action: 'Entfernen',
      actionFor: (name) => `Entfernen: ${name}`,
      question: (name) =>
        `${name} entfernen? Die Codes der App gelten dann nicht mehr bei der Anmeldung.`,
      yes: 'Ja, entfernen',
      no: 'Behalten',
      activity: 'Wird entfernt …',
      failure: 'Die Authenticator-App konnte nicht entfernt werden. Bitte versuche es noch einmal.',
      done: (name) => `${name} ist entfernt.`,
    },
    sessions: {
      heading: 'Wo du angemeldet bist',
      loadFailure: 'Die Liste deiner Geräte konnte nicht geladen werden.',
      device: (browser, system) => `${browser} unter ${system}`,
      unknownDevice: 'Unbekanntes Gerät',
      thisDevice: 'Dieses Gerät',
      loggedIn: (time) => `Angemeldet: ${time}`,
      lastUsed: (time) => `, zuletzt benutzt: ${time}`,
      action: 'Überall sonst abmelden',
      activity: 'Wird abgemeldet …',
      failure: 'Die anderen Geräte konnten nicht abgemeldet werden. Bitte versuche es noch einmal.',
      done: 'Alle anderen Geräte sind abgemeldet.',
    },
    data: {
      heading: 'Deine Daten',
      explanation:
        'Eine Datei mit deinem Konto, den Orten, an denen du angemeldet bist, und deinen Favoriten.',
      action: 'Meine Daten herunterladen',
      activity: 'Wird zusammengestellt …',
      failure: 'Deine Daten konnten nicht zusammengestellt werden. Bitte versuche es noch einmal.',
    },
    deletion: {
      heading: 'Mein Konto löschen',
      warning:
        'Dein Konto und deine Favoriten werden gelöscht, hier und auf dem Server, und du wirst überall abgemeldet. Das lässt sich nicht rückgängig machen.',
      confirmation: (email) => `Gib zur Bestätigung ${email} ein`,
      wrongAddress: 'Das ist nicht die E-Mail-Adresse dieses Kontos.',
      action: 'Mein Konto löschen',
      activity: 'Wird gelöscht …',
      failure: 'Das Konto konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
      done: 'Dein Konto ist gelöscht.',
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
    bundled: [
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
