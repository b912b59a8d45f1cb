import type { SessionWords } from '#client/messages/en/en-session.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('fr');

export const words: SessionWords = {
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  differentPasswords: 'Les mots de passe ne sont pas identiques',
  promise: 'Trouvez le film de ce soir, regardez sa bande-annonce, gardez ce que vous aimez.',
  passwordRule: (minimum) =>
    plural(minimum, { other: '# caractères au moins, et pas un mot de passe courant.' }),
  shortPassword: (minimum) =>
    plural(minimum, { other: 'Le mot de passe doit comporter au moins # caractères' }),
  sending: 'Envoi…',
  mailFailure: 'L’e-mail n’a pas pu être envoyé. Veuillez réessayer.',

  code: {
    ofMail: 'Code reçu par e-mail',
    orLink: 'Ou suivez le lien qu’il contient.',
    ofApp: 'Saisissez le code de votre application d’authentification',
    checking: 'Vérification…',
    failure: 'Le code n’a pas pu être vérifié. Veuillez réessayer.',
  },
  logIn: {
    heading: 'Connexion',
    link: 'Se connecter',
    action: 'Se connecter',
    activity: 'Connexion…',
    failure: 'La connexion a échoué',
    resend: 'Renvoyer l’e-mail de vérification',
    resent: 'C’est envoyé. Consultez votre messagerie.',
    byPassword: 'Utiliser plutôt le mot de passe',
    byMail: 'Recevoir plutôt un lien ou un code par e-mail',
    sendMail: 'Envoyer le lien et le code',
    sendAgain: 'Envoyer à nouveau',
    mailSent: 'Si cette adresse existe, un lien et un code ont été envoyés.',
    otherAccount: 'Utiliser un autre compte',
  },
  register: {
    heading: 'Créer un compte',
    action: 'Créer le compte',
    activity: 'Création du compte…',
    failure: 'Le compte n’a pas pu être créé',
    done: 'Votre compte est créé ! Consultez votre messagerie pour le vérifier.',
    confirm: 'Confirmer',
  },
  forgot: {
    heading: 'Mot de passe oublié',
    explanation:
      'Indiquez votre adresse e-mail : vous recevrez un lien pour choisir un nouveau mot de passe.',
    action: 'Envoyer le lien',
    failure: 'Le lien n’a pas pu être envoyé. Veuillez réessayer.',
    sent: 'Si cette adresse existe, un lien de réinitialisation a été envoyé.',
    continue: 'Continuer',
  },
  reset: {
    heading: 'Nouveau mot de passe',
    action: 'Enregistrer le mot de passe',
    activity: 'Enregistrement…',
    failure: 'Le mot de passe n’a pas pu être enregistré. Veuillez réessayer.',
    done: 'Mot de passe enregistré ! Vous pouvez maintenant vous connecter.',
    noToken: 'Le code de réinitialisation est absent de l’adresse.',
    badLink: 'Ce lien de réinitialisation n’est pas valide ou a expiré.',
    uncheckedLink: 'Le lien de réinitialisation n’a pas pu être vérifié. Veuillez réessayer.',
    newLink: 'Envoyer un nouveau lien',
  },
  serviceErrors: {
    invalid_credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
    email_not_confirmed: 'Vous n’avez pas encore confirmé votre adresse e-mail.',
    user_already_exists: 'Il existe déjà un compte avec cette adresse e-mail.',
    email_exists: 'Il existe déjà un compte avec cette adresse e-mail.',
    email_address_invalid: 'Cette adresse e-mail n’est pas valide.',
    signup_disabled: 'La création de comptes n’est pas ouverte ici.',
    user_banned: 'Ce compte est bloqué. Veuillez réessayer plus tard.',
    weak_password:
      'Ce mot de passe est trop court ou trop facile à deviner. Choisissez-en un autre.',
    same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
    current_password_required: 'Saisissez aussi votre mot de passe actuel.',
    current_password_invalid: 'Le mot de passe actuel est incorrect.',
    reauthentication_not_valid: 'Le code est incorrect ou a expiré. Demandez-en un nouveau.',
    otp_expired: 'Le code est incorrect ou a expiré.',
    mfa_verification_failed: 'Le code est incorrect.',
    insufficient_aal: 'Saisissez d’abord le code de votre application d’authentification.',
    too_many_enrolled_mfa_factors:
      'Vous ne pouvez pas ajouter d’autre application d’authentification. Retirez-en une d’abord.',
    session_not_found: 'Votre session est terminée. Veuillez vous reconnecter.',
    validation_failed: 'Une information n’est pas valide. Vérifiez-la, puis réessayez.',
    over_email_send_rate_limit: 'Trop d’e-mails ont été envoyés. Patientez un peu, puis réessayez.',
    over_request_rate_limit: 'Trop de tentatives. Patientez un peu, puis réessayez.',
  },
};
