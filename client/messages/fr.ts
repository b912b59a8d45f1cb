import type { Messages } from '#client/messages/en.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('fr');
const results = (count: number) => plural(count, { one: '# résultat', other: '# résultats' });

// The spaces before : ; ! ? and inside « » do not break, as French wants it.
export const fr: Messages = {
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
    headingOfSearch: (query) => `Résultats pour « ${query} »`,
    headingOfGenre: (genre, heading) => `${heading} : ${genre}`,
    results,
    resultsFor: (count, query) => `${results(count)} pour « ${query} »`,
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
    frame: (title) => `Bande-annonce de « ${title} »`,
    noneOfMovie: 'Aucune bande-annonce disponible.',
    noneOfTvShow: 'Aucune bande-annonce trouvée.',
    failure: 'La bande-annonce n’a pas pu être chargée.',
    silentPlayer: 'Le lecteur ne répond pas.',
    watchElsewhere: 'Regarder sur YouTube',
    movieFailure: 'Ce film n’a pas pu être chargé.',
    tvShowFailure: 'Cette série n’a pas pu être chargée.',
    runtime: (minutes) => `${minutes} min`,
    noOverview: 'Il n’y a pas encore de description.',
  },

  favorites: {
    heading: 'Vos favoris',
    empty: 'Pas encore de films favoris',
    howToBegin: 'Ajoutez des films à vos favoris et ils apparaîtront ici !',
    keep: (title) => `Garder « ${title} » dans les favoris`,
    undo: 'Annuler',
    undoRemoving: (title) => `Annuler le retrait de « ${title} »`,
    refused: (reason) => `Une modification n’a pas pu être enregistrée : ${reason}`,
    offline: 'Hors ligne',
    unsaved: (count) =>
      plural(count, {
        one: '# modification n’est pas encore enregistrée',
        other: '# modifications ne sont pas encore enregistrées',
      }),
    filterByTitle: 'Filtrer par titre',
    filterPlaceholder: 'Filtrer par titre…',
    noneFits: 'Aucun favori ne correspond à ce filtre.',
    showAll: 'Tout afficher',
    order: { label: 'Trier par', added: 'Derniers ajouts', title: 'Titre', year: 'Année' },
    kind: { label: 'Type', any: 'Films et séries', movie: 'Films', tv: 'Séries' },

    file: {
      heading: 'Exporter et importer',
      exportAsJson: 'Exporter en JSON',
      exportAsCsv: 'Exporter en CSV',
      importFile: 'Importer un fichier',
      found: (added, present) =>
        plural(added + present, {
          one: '# favori dans le fichier : ',
          other: '# favoris dans le fichier : ',
        }) +
        plural(added, { one: '# nouveau', other: '# nouveaux' }) +
        plural(present, { one: ', # déjà présent.', other: ', # déjà présents.' }),
      names: (titles, more) =>
        titles.join(', ') +
        (more > 0 ? plural(more, { one: ' et # autre', other: ' et # autres' }) : ''),
      add: (count) => plural(count, { one: 'Ajouter # favori', other: 'Ajouter # favoris' }),
      added: (count) => plural(count, { one: '# favori ajouté.', other: '# favoris ajoutés.' }),
      cancel: 'Annuler',
      refused: (reason) => `${reason} Rien n’a été modifié.`,
      unreadable: 'Le fichier n’a pas pu être lu.',
      noFavorites: 'Il n’y a aucun favori dans ce fichier.',
      tooMany: (count, most) =>
        plural(count, { other: 'Le fichier contient # favoris ; ' }) +
        plural(most, { other: 'le maximum est de #.' }),
      notFavorite: (line) => `La ligne ${line} n’est pas un favori : il lui manque un id valide.`,
      notJson: (line) => `La ligne ${line} n’est pas du JSON valide.`,
      notCsv: (line) => `La ligne ${line} n’est pas du CSV valide.`,
      noColumns: 'La ligne 1 doit nommer les colonnes, et l’une d’elles doit être tmdbID.',
      noNumber: (line) => `La ligne ${line} n’a pas de tmdbID valide.`,
    },
  },

  session: {
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
    link: {
      refused: 'Ce lien n’est pas valide ou a expiré. Connectez-vous pour en obtenir un autre.',
      half: 'Cette adresse est confirmée. Confirmez aussi l’e-mail envoyé à l’autre adresse pour terminer le changement.',
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
      over_email_send_rate_limit:
        'Trop d’e-mails ont été envoyés. Patientez un peu, puis réessayez.',
      over_request_rate_limit: 'Trop de tentatives. Patientez un peu, puis réessayez.',
    },
  },

  account: {
    heading: 'Votre compte',
    loadFailure: 'Votre compte n’a pas pu être chargé.',
    linkRefused: 'Ce lien n’est pas valide ou a expiré. Vous pouvez en demander un autre ici.',

    mail: {
      heading: 'Adresse e-mail',
      logInAs: ['Vous vous connectez avec ', '.'],
      changed: (email) => `Votre adresse e-mail est maintenant ${email}.`,
      newAddress: 'Nouvelle adresse e-mail',
      action: 'Changer d’adresse e-mail',
      failure: 'L’adresse e-mail n’a pas pu être changée. Veuillez réessayer.',
      asked:
        'Un e-mail a été envoyé à la nouvelle adresse, et un autre à l’ancienne si son accord est nécessaire. Confirmez chaque e-mail reçu pour terminer le changement.',
      willBe: [
        'Ce sera ',
        ' une fois chaque e-mail à ce sujet confirmé, par son lien ou son code.',
      ],
      confirmed: (address) => `${address} est confirmée.`,
      code: (address) => `Code de l’e-mail envoyé à ${address}`,
      confirmOld: 'Confirmer l’ancienne adresse',
      confirmNew: 'Confirmer la nouvelle adresse',
    },
    password: {
      heading: 'Mot de passe',
      current: 'Mot de passe actuel',
      codeHint: 'Nous vous en avons envoyé un par e-mail, pour être sûrs que c’est bien vous.',
      action: 'Changer de mot de passe',
      activity: 'Changement…',
      failure: 'Le mot de passe n’a pas pu être changé. Veuillez réessayer.',
      changed: 'Votre mot de passe a été changé. Tous vos autres appareils ont été déconnectés.',
      askForLink: 'Pas de mot de passe, ou oublié ? Recevoir un lien par e-mail',
      linkSent: 'C’est envoyé. Le lien vous permet de choisir un mot de passe.',
    },
    factor: {
      heading: 'Validation en deux étapes',
      isOff:
        'Demandez aussi un code d’une application d’authentification à la connexion, pour que votre mot de passe ne suffise pas.',
      isOn: 'La validation en deux étapes est activée : la connexion demande aussi un code de votre application d’authentification.',
      app: 'Application d’authentification',
      added: (time) => `ajoutée le ${time}`,
      setUp: 'Configurer',
      setUpAnother: 'En configurer une autre',
      preparing: 'Préparation…',
      setUpFailure: 'La configuration n’a pas pu commencer. Veuillez réessayer.',
      scan: 'Scannez ceci avec votre application d’authentification, ou donnez-lui la clé en lettres.',
      qrCode: 'QR code de la clé qui figure en lettres ci-dessous',
      copy: 'Copier',
      copied: 'Copié',
      code: 'Saisissez le code affiché par l’application',
      turnOn: 'Activer',
      cancel: 'Annuler',
      done: 'La validation en deux étapes est activée. Vos autres appareils devront se reconnecter, avec un code.',
    },
    removal: {
      action: 'Retirer',
      actionFor: (name) => `Retirer « ${name} »`,
      question: (name) => `Retirer « ${name} » ? Ses codes ne permettront plus de se connecter.`,
      yes: 'Oui, la retirer',
      no: 'La garder',
      activity: 'Retrait…',
      failure: 'L’application d’authentification n’a pas pu être retirée. Veuillez réessayer.',
      done: (name) => `« ${name} » a été retirée.`,
    },
    sessions: {
      heading: 'Vos appareils connectés',
      loadFailure: 'La liste de vos appareils n’a pas pu être chargée.',
      device: (browser, system) => `${browser} sur ${system}`,
      unknownDevice: 'Appareil inconnu',
      thisDevice: 'Cet appareil',
      loggedIn: (time) => `Connexion le ${time}`,
      lastUsed: (time) => ` ; dernière utilisation le ${time}`,
      action: 'Déconnecter tous les autres appareils',
      activity: 'Déconnexion…',
      failure: 'Les autres appareils n’ont pas pu être déconnectés. Veuillez réessayer.',
      done: 'Tous vos autres appareils ont été déconnectés.',
    },
    data: {
      heading: 'Vos données',
      explanation: 'Un fichier avec votre compte, vos appareils connectés et vos favoris.',
      action: 'Télécharger mes données',
      activity: 'Préparation du fichier…',
      failure: 'Vos données n’ont pas pu être réunies. Veuillez réessayer.',
    },
    deletion: {
      heading: 'Supprimer mon compte',
      warning:
        'Votre compte et vos favoris seront supprimés, ici et sur le serveur, et toutes vos sessions seront fermées. C’est irréversible.',
      confirmation: (email) => `Saisissez ${email} pour confirmer`,
      wrongAddress: 'Ce n’est pas l’adresse e-mail de ce compte.',
      action: 'Supprimer mon compte',
      activity: 'Suppression…',
      failure: 'Le compte n’a pas pu être supprimé. Veuillez réessayer.',
      done: 'Votre compte a été supprimé.',
    },
  },

  about: {
    heading: 'À propos de Marquee',
    purpose:
      'Marquee présente des films et des séries populaires avec leurs bandes-annonces, et garde vos favoris.',
    titles: 'Films et séries',
    tmdb: [
      'Les titres, les descriptions et les affiches viennent de ',
      ' et des personnes qui y écrivent.',
    ],
    bundled: [
      'Les titres, les dates et les autres informations viennent de ',
      ' et de ',
      '. Les descriptions ont été écrites et les affiches dessinées pour Marquee.',
    ],
    numbers:
      'Les titres portent les mêmes numéros que dans TMDB, qui ne soutient ni ne certifie Marquee.',
    trailers: 'Bandes-annonces',
    player: 'Elles sont lues depuis YouTube, lorsque vous en ouvrez une.',
  },
};
