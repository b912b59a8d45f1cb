import type { MarksWords } from '#client/messages/en/en-marks.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('es');

export const words: MarksWords = {
  more: (title) => `Más sobre ${title}`,
  names: {
    watch_later: 'Ver más tarde',
    seen: 'Visto',
    not_for_me: 'No es para mí',
  },
  marked: {
    watch_later: 'Guardado para ver más tarde.',
    seen: 'Marcado como visto.',
    not_for_me: 'Marcado como no es para ti.',
  },
  unmarked: {
    watch_later: 'Ya no está guardado para ver más tarde.',
    seen: 'Ya no está marcado como visto.',
    not_for_me: 'Ya no está marcado como no es para ti.',
  },
  seenOn: 'Visto el',

  quiet: {
    label: 'En las listas',
    modes: { show: 'Mostrar', dim: 'Atenuar', hide: 'Ocultar' },
    hidden: (count) =>
      plural(count, {
        one: 'Se oculta # título que has visto, guardado o descartado.',
        other: 'Se ocultan # títulos que has visto, guardado o descartado.',
      }),
    nothingLeft: 'Aquí no queda nada que no hayas visto, guardado o descartado.',
    nothingDrawn: 'Solo han salido títulos que has visto, guardado o descartado.',
    show: 'Mostrarlos atenuados',
  },
};
