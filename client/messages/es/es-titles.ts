import type { TitlesWords } from '#client/messages/en/en-titles.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('es');

export const words: TitlesWords = {
  frame: (title) => `Tráiler de ${title}`,
  noneOfMovie: 'No hay ningún tráiler disponible.',
  noneOfTvShow: 'No se ha encontrado ningún tráiler.',
  failure: 'No se ha podido cargar el tráiler.',
  silentPlayer: 'El reproductor no responde.',
  watchElsewhere: 'Ver en YouTube',
  runtime: (minutes) => `${minutes} min`,
  noOverview: 'Todavía no hay descripción.',

  originalTitle: 'Título original',
  genres: 'Géneros',
  seasonCount: (count) => plural(count, { one: '# temporada', other: '# temporadas' }),
  episodes: (count) => plural(count, { one: '# episodio', other: '# episodios' }),
  votes: (count) => plural(count, { one: '# voto', other: '# votos' }),
  seasons: 'Temporadas',
  season: (number) => `Temporada ${number}`,
  specials: 'Especiales',
  allSeasons: (count) => plural(count, { other: 'Ver las # temporadas' }),
  share: 'Compartir',
  copied: 'Copiado',
};
