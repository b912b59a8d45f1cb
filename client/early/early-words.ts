import { browserStorage } from '#client/lib/guarded-storage.ts';
import { earlyWordsKey } from '#client/lib/storage-keys.ts';
import type { Messages } from '#client/messages/en.ts';
import type { MediaType } from '#contract/catalogue.ts';

/** The few words of a screen before the app is there. */
export interface EarlyWords {
  links: { home: string; tvShows: string; favorites: string };
  lists: Record<MediaType, { heading: string; placeholder: string }>;
  genres: { label: string; all: string };
}

/** Keeps the words of the language that is shown for the next visit's first moment. */
export function keepEarlyWords({ frame, catalogue }: Messages): void {
  const words: EarlyWords = {
    links: { home: frame.home, tvShows: frame.tvShows, favorites: frame.favorites },
    lists: { movie: catalogue.movies, tv: catalogue.tvShows },
    genres: { label: catalogue.filterByGenre, all: catalogue.allGenres },
  };
  browserStorage.setItem(earlyWordsKey, JSON.stringify(words));
}

/** The words that were kept. Throws when there are none. */
export function readEarlyWords(): EarlyWords {
  return JSON.parse(browserStorage.getItem(earlyWordsKey) ?? '');
}
