import type { TitlesWords } from '#client/messages/en/en-titles.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('fr');

export const words: TitlesWords = {
  frame: (title) => `Bande-annonce de « ${title} »`,
  noneOfMovie: 'Aucune bande-annonce disponible.',
  noneOfTvShow: 'Aucune bande-annonce trouvée.',
  failure: 'La bande-annonce n’a pas pu être chargée.',
  silentPlayer: 'Le lecteur ne répond pas.',
  watchElsewhere: 'Regarder sur YouTube',
  runtime: (minutes) => `${minutes} min`,
  noOverview: 'Il n’y a pas encore de description.',

  originalTitle: 'Titre original',
  genres: 'Genres',
  seasonCount: (count) => plural(count, { one: '# saison', other: '# saisons' }),
  episodes: (count) => plural(count, { one: '# épisode', other: '# épisodes' }),
  votes: (count) => plural(count, { one: '# vote', other: '# votes' }),
  seasons: 'Saisons',
  season: (number) => `Saison ${number}`,
  specials: 'Épisodes spéciaux',
  allSeasons: (count) => plural(count, { other: 'Afficher les # saisons' }),
  share: 'Partager',
  copied: 'Copié',
};
