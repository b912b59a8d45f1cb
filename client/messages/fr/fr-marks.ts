import type { MarksWords } from '#client/messages/en/en-marks.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('fr');

export const words: MarksWords = {
  more: (title) => `Plus d’actions pour ${title}`,
  names: {
    watch_later: 'À voir plus tard',
    seen: 'Vu',
    not_for_me: 'Pas pour moi',
  },
  marked: {
    watch_later: 'Ajouté à voir plus tard.',
    seen: 'Marqué comme vu.',
    not_for_me: 'Marqué comme pas pour vous.',
  },
  unmarked: {
    watch_later: 'Retiré de la liste à voir plus tard.',
    seen: 'N’est plus marqué comme vu.',
    not_for_me: 'N’est plus marqué comme pas pour vous.',
  },
  seenOn: 'Vu le',

  quiet: {
    label: 'Dans les listes',
    modes: { show: 'Afficher', dim: 'Estomper', hide: 'Masquer' },
    hidden: (count) =>
      plural(count, {
        one: '# titre que vous avez vu, gardé ou refusé est masqué.',
        other: '# titres que vous avez vus, gardés ou refusés sont masqués.',
      }),
    nothingLeft: 'Il ne reste rien ici que vous n’ayez vu, gardé ou refusé.',
    nothingDrawn: 'Il n’est sorti que des titres que vous avez vus, gardés ou refusés.',
    show: 'Les afficher estompés',
  },
};
