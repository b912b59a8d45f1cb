import type { AboutWords } from '#client/messages/en/en-about.ts';

export const words: AboutWords = {
  heading: 'Acerca de Marquee',
  purpose: 'Marquee muestra películas y series populares con sus tráileres y guarda tus favoritos.',
  titles: 'Películas y series',
  tmdb: [
    'Los títulos, las descripciones y los carteles proceden de ',
    ' y de las personas que escriben en ella.',
  ],
  bundled: [
    'Los títulos, las fechas y los demás datos proceden de ',
    ' y de ',
    '. Las descripciones se han escrito y los carteles se han dibujado para Marquee.',
  ],
  services: ['Los datos sobre dónde ver un título vienen de ', '.'],
  numbers:
    'Los títulos llevan los mismos números que en TMDB, que no respalda ni certifica a Marquee.',
  trailers: 'Tráileres',
  player: 'Se reproducen desde YouTube cuando abres uno.',
};
