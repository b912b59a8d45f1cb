import type { AboutWords } from '#client/messages/en/en-about.ts';

export const words: AboutWords = {
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
  services: ['Les services où regarder un titre sont indiqués par ', '.'],
  numbers:
    'Les titres portent les mêmes numéros que dans TMDB, qui ne soutient ni ne certifie Marquee.',
  trailers: 'Bandes-annonces',
  player: 'Elles sont lues depuis YouTube, lorsque vous en ouvrez une.',
};
