import type { TitlesWords } from '#client/messages/en/en-titles.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('de');

export const words: TitlesWords = {
  frame: (title) => `Trailer zu ${title}`,
  noneOfMovie: 'Kein Trailer verfügbar.',
  noneOfTvShow: 'Kein Trailer gefunden.',
  failure: 'Der Trailer konnte nicht geladen werden.',
  silentPlayer: 'Der Player antwortet nicht.',
  watchElsewhere: 'Auf YouTube ansehen',
  runtime: (minutes) => `${minutes} Min.`,
  noOverview: 'Es gibt noch keine Beschreibung.',

  originalTitle: 'Originaltitel',
  genres: 'Genres',
  seasonCount: (count) => plural(count, { one: '# Staffel', other: '# Staffeln' }),
  episodes: (count) => plural(count, { one: '# Folge', other: '# Folgen' }),
  votes: (count) => plural(count, { one: '# Stimme', other: '# Stimmen' }),
  seasons: 'Staffeln',
  season: (number) => `Staffel ${number}`,
  specials: 'Specials',
  allSeasons: (count) => plural(count, { other: 'Alle # Staffeln anzeigen' }),
  share: 'Teilen',
  copied: 'Kopiert',
};
