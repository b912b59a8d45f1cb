import type { SessionWords } from '#client/messages/en/en-session.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('de');

export const words: SessionWords = {
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
};
