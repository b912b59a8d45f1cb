import type { MailWords } from '#server/mail/words/en.ts';

export const de: MailWords = {
  copyAddress: 'Falls die Schaltfläche nichts tut, kopiere diese Adresse:',
  typeCode: (code) => `Oder gib diesen Code dort ein, wo du diese E-Mail angefordert hast: ${code}`,
  worksOnce: 'Link und Code gelten einmal, eine Stunde lang.',

  confirmation: {
    subject: 'Bestätige deine E-Mail-Adresse für Marquee',
    greeting: 'Willkommen bei Marquee.',
    request:
      'Bitte bestätige, dass dies deine E-Mail-Adresse ist. Danach bist du gleich angemeldet.',
    action: 'Adresse bestätigen',
    otherwise:
      'Wenn du dich nicht registriert hast, kannst du diese E-Mail ignorieren; es geschieht nichts.',
  },
  recovery: {
    subject: 'Neues Passwort für Marquee',
    greeting: 'Passwort vergessen? Das ist schnell behoben.',
    request: 'Folge diesem Link, um ein neues zu setzen.',
    action: 'Neues Passwort setzen',
    otherwise:
      'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.',
  },
  magicLink: {
    subject: 'Dein Link zum Anmelden bei Marquee',
    greeting: 'Hier ist dein Link zum Anmelden.',
    request: 'Öffne ihn in dem Browser, in dem du Marquee benutzen möchtest.',
    action: 'Anmelden',
    otherwise: 'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren.',
  },
  invitation: {
    subject: 'Du bist zu Marquee eingeladen',
    greeting: 'Du bist zu Marquee eingeladen.',
    request:
      'Nimm die Einladung an, dann bist du angemeldet; ein Passwort setzt du auf deiner Kontoseite.',
    action: 'Einladung annehmen',
    otherwise: 'Wenn du kein Konto möchtest, kannst du diese E-Mail ignorieren.',
  },
  emailChange: {
    subject: 'Bestätige die neue E-Mail-Adresse deines Marquee-Kontos',
    greeting: 'Deine E-Mail-Adresse soll geändert werden.',
    request: (newEmail, oldEmail) =>
      `Bitte bestätige die Änderung${oldEmail ? ` von ${oldEmail}` : ''} zu ${newEmail}.`,
    action: 'Änderung bestätigen',
    otherwise:
      'Wenn du das nicht angefordert hast, bestätige es nicht und setze ein neues Passwort: Vielleicht ist jemand anderes in deinem Konto angemeldet.',
  },
  reauthentication: {
    subject: 'Dein Code zur Bestätigung, dass du es bist',
    greeting: 'Bist du es?',
    request: (code) => `Gib diesen Code dort ein, wo er verlangt wurde: ${code}`,
    action: 'Mein Konto öffnen',
    small:
      'Der Code gilt einmal, eine Stunde lang. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail.',
  },

  notice: {
    action: 'Das war ich nicht: neues Passwort setzen',
    small: 'Wenn du es warst, ist nichts zu tun.',
  },
  passwordChanged: {
    subject: 'Dein Marquee-Passwort wurde geändert',
    news: 'Das Passwort deines Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.',
  },
  emailChanged: {
    subject: 'Deine E-Mail-Adresse bei Marquee wurde geändert',
    news: (newEmail) =>
      `Dein Konto hat eine neue E-Mail-Adresse: ${newEmail}. E-Mails gehen ab jetzt dorthin.`,
  },
  factorAdded: {
    subject: 'Ein zweiter Faktor schützt dein Marquee-Konto',
    news: 'Ab jetzt wird beim Anmelden ein Code deiner Authenticator-App verlangt.',
  },
  factorRemoved: {
    subject: 'Ein zweiter Faktor deines Marquee-Kontos wurde entfernt',
    news: 'Seine Codes werden beim Anmelden nicht mehr verlangt.',
  },
  accountDeleted: {
    subject: 'Dein Marquee-Konto wurde gelöscht',
    news: 'Dein Konto, deine Favoriten und alles andere, was wir von dir hatten, sind gelöscht. 90 Tage lang bleibt vermerkt, wann und von wo das Konto benutzt und gelöscht wurde, ohne deine Adresse.',
    action: 'Neu registrieren',
    small: 'Wenn du es nicht warst, war jemand anderes in deinem Konto angemeldet.',
  },
};
