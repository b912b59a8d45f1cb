import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('es');

export const words: FavoritesWords = {
  lists: {
    label: 'Tus listas',
    favorites: {
      name: 'Favoritos',
      heading: 'Tus favoritos',
      empty: 'Todavía no tienes películas favoritas',
      howToBegin: '¡Añade películas a tus favoritos y aparecerán aquí!',
    },
    watch_later: {
      name: 'Ver más tarde',
      heading: 'Ver más tarde',
      empty: 'Todavía no hay nada para más tarde',
      howToBegin: 'Marca un título para verlo más tarde y te esperará aquí.',
    },
    seen: {
      name: 'Vistos',
      heading: 'Vistos',
      empty: 'Todavía no hay nada marcado como visto',
      howToBegin: 'Marca lo que has visto y estará aquí con el día.',
    },
    not_for_me: {
      name: 'No es para mí',
      heading: 'No es para mí',
      empty: 'Todavía no has descartado nada',
      howToBegin: 'Marca lo que no es para ti y estará aquí, por si cambias de opinión.',
    },
  },
  count: (count) => plural(count, { other: '#' }),
  remove: (title, list) => `Quitar ${title} de «${list}»`,
  seenOn: (day) => `Visto el ${day}`,
  refused: (reason) => `No se ha podido guardar un cambio: ${reason}`,
  filterByTitle: 'Filtrar por título',
  filterPlaceholder: 'Filtrar por título…',
  noneFits: 'Nada de esta lista coincide con los filtros.',
  showAll: 'Mostrar todo',
  order: {
    label: 'Ordenar por',
    added: 'Últimos añadidos',
    seen: 'Últimos vistos',
    title: 'Título',
    year: 'Año',
    length: 'Más cortos',
  },
  kind: { label: 'Tipo', any: 'Películas y series', movie: 'Películas', tv: 'Series' },
  moreFilters: 'Más filtros',
  decade: { label: 'Década', any: 'Cualquiera', of: (first) => `Años ${first}` },
  length: {
    label: 'Duración',
    any: 'Cualquiera',
    short: 'Menos de 90 minutos',
    middle: 'De 90 a 150 minutos',
    long: 'Más de 150 minutos',
  },
  person: 'Con una persona',
  onMyServices: 'En mis servicios',
  chooseServices: 'Elige tus servicios para filtrar por ellos',
  shownOf: (shown, total) =>
    plural(shown, { other: '#' }) + plural(total, { one: ' de # título', other: ' de # títulos' }),
  checking: (known, total) =>
    plural(known, { one: '# revisado de ', other: '# revisados de ' }) +
    plural(total, { other: '#' }),
  unknown: (count) =>
    plural(count, { one: 'no se sabe nada de # título', other: 'no se sabe nada de # títulos' }),
  factsFailure: 'No se han podido revisar todos tus títulos.',
  pickOne: 'Elige uno por mí',

  choosing: {
    label: 'Títulos elegidos',
    begin: 'Elegir varios',
    choose: (title) => `Elegir ${title}`,
    chosen: (count) => plural(count, { one: '# elegido', other: '# elegidos' }),
    chooseShown: (count) => plural(count, { other: 'Elegir todos los mostrados (#)' }),
    list: 'Otra lista',
    move: 'Mover allí',
    add: 'Añadir allí',
    remove: 'Quitar',
    end: 'Listo',
    moved: (count, list) =>
      `${plural(count, { one: '# título movido a', other: '# títulos movidos a' })} «${list}».`,
    added: (count, list) =>
      `${plural(count, { one: '# título añadido a', other: '# títulos añadidos a' })} «${list}».`,
    removed: (count) => plural(count, { one: '# título quitado.', other: '# títulos quitados.' }),
    undone: 'El cambio se ha deshecho.',
  },

  filesHeading: 'Exportar e importar',
};
