import type { FiltersWords } from '#client/messages/en/en-filters.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('es');

export const words: FiltersWords = {
  heading: 'Filtros',
  close: 'Cerrar los filtros',
  clearAll: 'Quitar todos',
  show: (results) => `Ver ${results}`,
  endsSearch: (query) => `Un filtro pone fin a la búsqueda de «${query}».`,

  sortBy: 'Ordenar por',
  sorts: {
    popular: 'Popularidad',
    newest: 'Más recientes',
    oldest: 'Más antiguos',
    best: 'Mejor valorados',
    title: 'Título',
  },

  genres: 'Géneros',
  howGenresWork:
    'Pulsa un género una vez para ver títulos que lo tengan y dos veces para excluirlo.',
  withGenre: (genre) => `Con ${genre}`,
  withoutGenre: (genre) => `Sin ${genre}`,
  unknownGenre: (id) => `Género ${id}`,
  match: 'De estos géneros',
  matchAll: 'Todos',
  matchAny: 'Cualquiera',

  years: 'Años',
  runtime: 'Duración',
  from: 'Desde',
  to: 'Hasta',
  any: 'Cualquiera',
  minutes: (count) => `${count} min`,
  language: 'Idioma original',
  rating: 'Valoración',
  score: 'Puntuación mínima',
  votes: 'Mínimo de votos',
  votesOf: (count) => plural(count, { one: '# voto', other: '# votos' }),
  services: 'Servicios',
  ownTitles: 'Títulos vistos, guardados o descartados',

  active: {
    label: 'Filtrado por',
    remove: (name) => `Quitar «${name}»`,
    fromYear: (year) => `Desde ${year}`,
    toYear: (year) => `Hasta ${year}`,
    atLeast: (amount) => `Mínimo ${amount}`,
    atMost: (amount) => `Máximo ${amount}`,
    score: (least) => `Puntuación desde ${least}`,
    services: (count) => plural(count, { one: '# servicio', other: '# servicios' }),
  },
  nothingPasses: (names) => `Nada cumple todos estos filtros: ${names}.`,

  views: {
    heading: 'Vistas guardadas',
    name: 'Nombre de esta vista',
    save: 'Guardar vista',
    saved: (name) => `«${name}» está guardada.`,
    delete: (name) => `Eliminar la vista «${name}»`,
    enough: (most) => `Tienes ${most} vistas. Elimina una para guardar otra.`,
  },
};
