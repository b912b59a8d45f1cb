import type { MailWords } from '#server/mail/words/en.ts';

// The spaces before : ; ! ? are non-breaking, as French typography requires.
export const fr: MailWords = {
  copyAddress: 'Si le bouton ne fait rien, copiez cette adresse :',
  typeCode: (code) => `Ou saisissez ce code là où vous avez demandé cet e-mail : ${code}`,
  worksOnce: 'Le lien et le code servent une seule fois, pendant une heure.',

  confirmation: {
    subject: 'Confirmez votre adresse e-mail pour Marquee',
    greeting: 'Bienvenue sur Marquee.',
    request:
      'Veuillez confirmer que cette adresse e-mail est la vôtre. Vous serez connecté aussitôt après.',
    action: 'Confirmer mon adresse',
    otherwise:
      'Si vous ne vous êtes pas inscrit, vous pouvez ignorer cet e-mail : il ne se passera rien.',
  },
  recovery: {
    subject: 'Choisissez un nouveau mot de passe pour Marquee',
    greeting: 'Mot de passe oublié ? C’est vite réparé.',
    request: 'Suivez ce lien pour en choisir un nouveau.',
    action: 'Choisir un nouveau mot de passe',
    otherwise:
      'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail : votre mot de passe reste le même.',
  },
  magicLink: {
    subject: 'Votre lien pour vous connecter à Marquee',
    greeting: 'Voici votre lien de connexion.',
    request: 'Ouvrez-le dans le navigateur où vous souhaitez utiliser Marquee.',
    action: 'Se connecter',
    otherwise: 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',
  },
  invitation: {
    subject: 'Vous êtes invité sur Marquee',
    greeting: 'Vous êtes invité sur Marquee.',
    request:
      'Acceptez l’invitation et vous serez connecté ; choisissez un mot de passe sur la page de votre compte.',
    action: 'Accepter l’invitation',
    otherwise: 'Si vous ne voulez pas de compte, vous pouvez ignorer cet e-mail.',
  },
  emailChange: {
    subject: 'Confirmez la nouvelle adresse e-mail de votre compte Marquee',
    greeting: 'Votre adresse e-mail va changer.',
    request: (newEmail, oldEmail) =>
      `Veuillez confirmer le changement${oldEmail ? ` de ${oldEmail}` : ''} vers ${newEmail}.`,
    action: 'Confirmer le changement',
    otherwise:
      'Si vous n’avez rien demandé, ne confirmez pas et choisissez un nouveau mot de passe : quelqu’un d’autre est peut-être connecté à votre compte.',
  },
  reauthentication: {
    subject: 'Votre code pour confirmer que c’est bien vous',
    greeting: 'Est-ce bien vous ?',
    request: (code) => `Saisissez ce code là où il vous a été demandé : ${code}`,
    action: 'Ouvrir mon compte',
    small:
      'Le code sert une seule fois, pendant une heure. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
  },

  notice: {
    action: 'Ce n’était pas moi : choisir un nouveau mot de passe',
    small: 'Si c’était vous, il n’y a rien à faire.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Marquee a été modifié',
    news: 'Le mot de passe de votre compte vient d’être modifié, et tous les autres appareils ont été déconnectés.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail Marquee a été modifiée',
    news: (newEmail) =>
      `Votre compte a une nouvelle adresse e-mail : ${newEmail}. Les e-mails y seront désormais envoyés.`,
  },
  factorAdded: {
    subject: 'La validation en deux étapes protège votre compte Marquee',
    news: 'Désormais, un code de votre application d’authentification est demandé à la connexion.',
  },
  factorRemoved: {
    subject: 'Une application d’authentification a été retirée de votre compte Marquee',
    news: 'Ses codes ne sont plus demandés à la connexion.',
  },
  accountDeleted: {
    subject: 'Votre compte Marquee a été supprimé',
    news: 'Votre compte, vos favoris et tout ce que nous conservions de vous ont été supprimés. La date et le lieu de l’utilisation et de la suppression du compte restent notés pendant 90 jours, sans votre adresse.',
    action: 'S’inscrire à nouveau',
    small: 'Si ce n’était pas vous, quelqu’un d’autre était connecté à votre compte.',
  },
};
