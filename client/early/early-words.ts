import { browserStorage } from '#client/lib/guarded-storage.ts';
import { earlyWordsKey } from '#client/lib/storage-keys.ts';
import type { Messages } from '#client/messages/en.ts';
import type { MediaType } from '#contract/catalogue.ts';

/** The few words on the screen that is shown before the app has loaded. */
export interface EarlyWords {
  links: { home: string; tvShows: string; favorites: string };
  lists: Record<MediaType, { heading: string; placeholder: string }>;
  genres: { label: string; all: string };
}

/** Stores the words of the current language, so that the next visit can paint them at once. */
export function storeEarlyWords({ layout, catalogue }: Messages): void {
  const words: EarlyWords = {
    links: { home: layout.home, tvShows: layout.tvShows, favorites: layout.favorites },
    lists: { movie: catalogue.movies, tv: catalogue.tvShows },
    genres: { label: catalogue.filterByGenre, all: catalogue.allGenres },
  };
  browserStorage.setItem(earlyWordsKey, JSON.stringify(words));
}

/** The stored words. Throws when there are none. */
export function readEarlyWords(): EarlyWords {
  return JSON.parse(browserStorage.getItem(earlyWordsKey) ?? '');
}
