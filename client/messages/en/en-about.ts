/** The words of the about page. */
export const words = {
  heading: 'About',
  purpose:
    'Marquee shows popular movies and TV shows and their trailers, and keeps your favorites.',
  titles: 'Movies and TV shows',
  // Around a link: "Titles … come from TMDB and …".
  tmdb: ['Titles, descriptions and posters come from ', ' and the people who write it.'],
  bundled: [
    'Titles, dates and other facts come from ',
    ' and ',
    '. The descriptions were written and the posters drawn for Marquee.',
  ],
  // Around a link: "… from JustWatch."
  services: ['Where a title can be watched is known from ', '.'],
  numbers: 'Titles are numbered as in TMDB, by which Marquee is not endorsed or certified.',
  trailers: 'Trailers',
  player: 'They play from YouTube, when you open one.',
};

export type AboutWords = typeof words;
