import type { SharingWords } from '#client/messages/en/en-sharing.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('fr');

export const words: SharingWords = {
  page: {
    titles: (count) => plural(count, { one: '# titre', other: '# titres' }),
    empty: 'Cette liste est encore vide.',
    later: (count) =>
      plural(count, {
        one: '# autre titre arrive. Rechargez la page dans un instant.',
        other: '# autres titres arrivent. Rechargez la page dans un instant.',
      }),
    readOnly: 'Une liste que quelqu’un partage avec vous.',
    gone: {
      heading: 'Rien n’est partagé ici',
      remedy: 'L’adresse est peut-être fausse, ou la liste n’est plus partagée.',
    },
    unavailable: {
      heading: 'Cette liste ne peut pas être affichée pour le moment',
      remedy: 'Rechargez la page dans un instant.',
    },
  },

  heading: 'Partager cette liste',
  explanation:
    'Toute personne qui a l’adresse voit cette liste telle qu’elle est à ce moment-là, même sans compte. De vous, elle ne voit rien d’autre que le nom que vous saisissez ici.',
  name: 'Nom sur la page',
  nameHint: 'Peut rester vide.',
  create: 'Créer une adresse',
  calendarHeading: 'Calendrier des dates à venir',
  calendarExplanation:
    'Avec cette adresse, une application de calendrier montre quand sortent les films de la liste et quand passent les prochains épisodes. Toute personne qui a l’adresse peut le lire.',
  createCalendar: 'Créer une adresse de calendrier',
  loadFailure: 'Impossible de charger les adresses de cette liste.',
  offline:
    'Vous êtes hors ligne. Vous pourrez créer et supprimer des adresses quand vous serez de nouveau en ligne.',
  tooMany: 'Vous avez autant d’adresses qu’il est permis. Supprimez-en d’abord une.',
  created: 'L’adresse est prête.',
  createFailure: 'Impossible de créer l’adresse. Veuillez réessayer.',
  removeFailure: 'Impossible de supprimer l’adresse. Veuillez réessayer.',
  address: (name) => `Adresse de « ${name} »`,
  copy: 'Copier',
  copied: 'Copié',
  remove: 'Supprimer',
  removeAddress: (name) => `Supprimer l’adresse de « ${name} »`,
  removed: 'L’adresse a été supprimée. Plus personne ne peut l’ouvrir.',
  removalHint: 'Une adresse supprimée ne fonctionne plus jamais.',
};
