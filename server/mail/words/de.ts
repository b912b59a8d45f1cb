import type { MailWords } from '#server/mail/words/en.ts';

export const de: MailWords = {
  copyAddress: 'Falls die Schaltfläche nichts tut, kopieren Sie diese Adresse:',
  typeCode: (code) =>
    `Oder geben Sie diesen Code dort ein, wo Sie diese E-Mail angefordert haben: ${code}`,
  worksOnce: 'Link und Code gelten einmal, eine Stunde lang.',

  confirmation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Marquee',
    greeting: 'Willkommen bei Marquee.',
    request:
      'Bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist. Danach sind Sie gleich angemeldet.',
    action: 'Adresse bestätigen',
    otherwise:
      'Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren; es geschieht nichts.',
  },
  recovery: {
    subject: 'Neues Passwort für Marquee',
    greeting: 'Passwort vergessen? Das ist schnell behoben.',
    request: 'Folgen Sie diesem Link, um ein neues zu setzen.',
    action: 'Neues Passwort setzen',
    otherwise:
      'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  },
  magicLink: {
    subject: 'Ihr Link zum Anmelden bei Marquee',
    greeting: 'Hier ist Ihr Link zum Anmelden.',
    request: 'Öffnen Sie ihn in dem Browser, in dem Sie Marquee benutzen möchten.',
    action: 'Anmelden',
    otherwise: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  },
  invitation: {
    subject: 'Sie sind zu Marquee eingeladen',
    greeting: 'Sie sind zu Marquee eingeladen.',
    request:
      'Nehmen Sie die Einladung an, dann sind Sie angemeldet; ein Passwort setzen Sie auf Ihrer Kontoseite.',
    action: 'Einladung annehmen',
    otherwise: 'Wenn Sie kein Konto möchten, können Sie diese E-Mail ignorieren.',
  },
  emailChange: {
    subject: 'Bestätigen Sie die neue E-Mail-Adresse Ihres Marquee-Kontos',
    greeting: 'Ihre E-Mail-Adresse soll geändert werden.',
    request: (newEmail, oldEmail) =>
      `Bitte bestätigen Sie die Änderung${oldEmail ? ` von ${oldEmail}` : ''} zu ${newEmail}.`,
    action: 'Änderung bestätigen',
    otherwise:
      'Wenn Sie das nicht angefordert haben, bestätigen Sie es nicht und setzen Sie ein neues Passwort: Vielleicht ist jemand anderes in Ihrem Konto angemeldet.',
  },
  reauthentication: {
    subject: 'Ihr Code zur Bestätigung, dass Sie es sind',
    greeting: 'Sind Sie es?',
    request: (code) => `Geben Sie diesen Code dort ein, wo er verlangt wurde: ${code}`,
    action: 'Mein Konto öffnen',
    small:
      'Der Code gilt einmal, eine Stunde lang. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
  },

  notice: {
    action: 'Das war ich nicht: neues Passwort setzen',
    small: 'Wenn Sie es waren, ist nichts zu tun.',
  },
  passwordChanged: {
    subject: 'Ihr Marquee-Passwort wurde geändert',
    news: 'Das Passwort Ihres Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse bei Marquee wurde geändert',
    news: (newEmail) =>
      `Ihr Konto hat eine neue E-Mail-Adresse: ${newEmail}. E-Mails gehen ab jetzt dorthin.`,
  },
  factorAdded: {
    subject: 'Ein zweiter Faktor schützt Ihr Marquee-Konto',
    news: 'Ab jetzt wird beim Anmelden ein Code Ihrer Authenticator-App verlangt.',
  },
  factorRemoved: {
    subject: 'Ein zweiter Faktor Ihres Marquee-Kontos wurde entfernt',
    news: 'Seine Codes werden beim Anmelden nicht mehr verlangt.',
  },
  accountDeleted: {
    subject: 'Ihr Marquee-Konto wurde gelöscht',
    news: 'Ihr Konto, Ihre Favoriten und alles andere, was wir von Ihnen hatten, sind gelöscht. 90 Tage lang bleibt vermerkt, wann und von wo das Konto benutzt und gelöscht wurde, ohne Ihre Adresse.',
    action: 'Neu registrieren',
    small: 'Wenn Sie es nicht waren, war jemand anderes in Ihrem Konto angemeldet.',
  },
};
