import type { SharingWords } from '#client/messages/en/en-sharing.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('es');

export const words: SharingWords = {
  page: {
    titles: (count) => plural(count, { one: '# título', other: '# títulos' }),
    empty: 'Todavía no hay nada en esta lista.',
    later: (count) =>
      plural(count, {
        one: '# título más está en camino. Vuelve a cargar la página en un momento.',
        other: '# títulos más están en camino. Vuelve a cargar la página en un momento.',
      }),
    readOnly: 'Una lista que alguien comparte contigo.',
    gone: {
      heading: 'Aquí no se comparte nada',
      remedy: 'Puede que la dirección sea incorrecta o que la lista ya no se comparta.',
    },
    unavailable: {
      heading: 'Esta lista no se puede mostrar ahora',
      remedy: 'Vuelve a cargar la página en un momento.',
    },
  },

  heading: 'Compartir esta lista',
  explanation:
    'Quien tenga la dirección ve esta lista tal como esté en ese momento, también sin cuenta. De ti no ve nada más que el nombre que escribas aquí.',
  name: 'Nombre en la página',
  nameHint: 'Puede quedar vacío.',
  create: 'Crear una dirección',
  calendarHeading: 'Calendario de próximas fechas',
  calendarExplanation:
    'Con esta dirección, una aplicación de calendario muestra cuándo se estrenan las películas de la lista y cuándo son los próximos episodios. Quien tenga la dirección puede leerlo.',
  createCalendar: 'Crear una dirección de calendario',
  loadFailure: 'No se han podido cargar las direcciones de esta lista.',
  offline: 'No tienes conexión. Podrás crear y eliminar direcciones cuando vuelvas a tenerla.',
  tooMany: 'Tienes tantas direcciones como se permite. Elimina una primero.',
  created: 'La dirección está lista.',
  createFailure: 'No se ha podido crear la dirección. Inténtalo de nuevo.',
  removeFailure: 'No se ha podido eliminar la dirección. Inténtalo de nuevo.',
  address: (name) => `Dirección de «${name}»`,
  copy: 'Copiar',
  copied: 'Copiado',
  remove: 'Eliminar',
  removeAddress: (name) => `Eliminar la dirección de «${name}»`,
  removed: 'Se ha eliminado la dirección. Ya nadie puede abrirla.',
  removalHint: 'Una dirección eliminada no vuelve a funcionar nunca.',
};
