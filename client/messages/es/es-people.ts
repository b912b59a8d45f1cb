import type { PeopleWords } from '#client/messages/en/en-people.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('es');

export const words: PeopleWords = {
  heading: 'Persona',
  failure: 'No se ha podido cargar esta persona.',
  knownFor: 'Campo principal',
  born: 'Nacimiento',
  died: 'Fallecimiento',
  age: (years) => plural(years, { one: '# año', other: '# años' }),
  readMore: 'Leer más',
  readLess: 'Leer menos',
  titles: (count) =>
    count === 0
      ? 'Ninguno de sus títulos está en el catálogo.'
      : plural(count, {
          one: '# título en el catálogo',
          other: '# títulos en el catálogo, primero los más recientes',
        }),
  titlesFailure: 'No se han podido cargar los títulos de esta persona.',

  directors: () => 'Dirección',
  creators: () => 'Creación',
  cast: 'Reparto',
  showWholeCast: (count) => plural(count, { other: 'Mostrar las # personas' }),
  castFailure: 'No se ha podido cargar el reparto.',
  similar: 'Títulos parecidos',
  similarFailure: 'No se han podido cargar los títulos parecidos.',

  departments: {
    Acting: 'Interpretación',
    Art: 'Arte',
    Camera: 'Fotografía',
    'Costume & Make-Up': 'Vestuario y maquillaje',
    Creator: 'Creación',
    Crew: 'Equipo técnico',
    Directing: 'Dirección',
    Editing: 'Montaje',
    Lighting: 'Iluminación',
    Production: 'Producción',
    Sound: 'Sonido',
    'Visual Effects': 'Efectos visuales',
    Writing: 'Guion',
  },
  jobs: {
    Characters: 'Personajes',
    Creator: 'Creación',
    Director: 'Dirección',
    'Director of Photography': 'Fotografía',
    Editor: 'Montaje',
    'Executive Producer': 'Producción ejecutiva',
    Novel: 'Novela',
    'Original Music Composer': 'Música',
    Producer: 'Producción',
    Screenplay: 'Guion',
    Story: 'Historia',
    Thanks: 'Agradecimientos',
    Writer: 'Guion',
  },
};
