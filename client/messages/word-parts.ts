import type { AboutWords } from '#client/messages/en/en-about.ts';
import type { AccountWords } from '#client/messages/en/en-account.ts';
import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';
import type { FiltersWords } from '#client/messages/en/en-filters.ts';
import type { PeopleWords } from '#client/messages/en/en-people.ts';
import type { SearchWords } from '#client/messages/en/en-search.ts';
import type { SessionWords } from '#client/messages/en/en-session.ts';
import type { TitlesWords } from '#client/messages/en/en-titles.ts';
import type { WatchingWords } from '#client/messages/en/en-watching.ts';
import type { Language } from '#contract/preferences.ts';

/** The words that load together with the code that needs them, by part. */
export interface WordParts {
  about: AboutWords;
  account: AccountWords;
  favorites: FavoritesWords;
  filters: FiltersWords;
  people: PeopleWords;
  search: SearchWords;
  session: SessionWords;
  titles: TitlesWords;
  watching: WatchingWords;
}

export type WordPart = keyof WordParts;

export const wordPartSources: Record<
  Language,
  { [Part in WordPart]: () => Promise<{ words: WordParts[Part] }> }
> = {
  en: {
    about: () => import('#client/messages/en/en-about.ts'),
    account: () => import('#client/messages/en/en-account.ts'),
    favorites: () => import('#client/messages/en/en-favorites.ts'),
    filters: () => import('#client/messages/en/en-filters.ts'),
    people: () => import('#client/messages/en/en-people.ts'),
    search: () => import('#client/messages/en/en-search.ts'),
    session: () => import('#client/messages/en/en-session.ts'),
    titles: () => import('#client/messages/en/en-titles.ts'),
    watching: () => import('#client/messages/en/en-watching.ts'),
  },
  es: {
    about: () => import('#client/messages/es/es-about.ts'),
    account: () => import('#client/messages/es/es-account.ts'),
    favorites: () => import('#client/messages/es/es-favorites.ts'),
    filters: () => import('#client/messages/es/es-filters.ts'),
    people: () => import('#client/messages/es/es-people.ts'),
    search: () => import('#client/messages/es/es-search.ts'),
    session: () => import('#client/messages/es/es-session.ts'),
    titles: () => import('#client/messages/es/es-titles.ts'),
    watching: () => import('#client/messages/es/es-watching.ts'),
  },
  fr: {
    about: () => import('#client/messages/fr/fr-about.ts'),
    account: () => import('#client/messages/fr/fr-account.ts'),
    favorites: () => import('#client/messages/fr/fr-favorites.ts'),
    filters: () => import('#client/messages/fr/fr-filters.ts'),
    people: () => import('#client/messages/fr/fr-people.ts'),
    search: () => import('#client/messages/fr/fr-search.ts'),
    session: () => import('#client/messages/fr/fr-session.ts'),
    titles: () => import('#client/messages/fr/fr-titles.ts'),
    watching: () => import('#client/messages/fr/fr-watching.ts'),
  },
  de: {
    about: () => import('#client/messages/de/de-about.ts'),
    account: () => import('#client/messages/de/de-account.ts'),
    favorites: () => import('#client/messages/de/de-favorites.ts'),
    filters: () => import('#client/messages/de/de-filters.ts'),
    people: () => import('#client/messages/de/de-people.ts'),
    search: () => import('#client/messages/de/de-search.ts'),
    session: () => import('#client/messages/de/de-session.ts'),
    titles: () => import('#client/messages/de/de-titles.ts'),
    watching: () => import('#client/messages/de/de-watching.ts'),
  },
  ar: {
    about: () => import('#client/messages/ar/ar-about.ts'),
    account: () => import('#client/messages/ar/ar-account.ts'),
    favorites: () => import('#client/messages/ar/ar-favorites.ts'),
    filters: () => import('#client/messages/ar/ar-filters.ts'),
    people: () => import('#client/messages/ar/ar-people.ts'),
    search: () => import('#client/messages/ar/ar-search.ts'),
    session: () => import('#client/messages/ar/ar-session.ts'),
    titles: () => import('#client/messages/ar/ar-titles.ts'),
    watching: () => import('#client/messages/ar/ar-watching.ts'),
  },
};

export const wordParts = Object.keys(wordPartSources.en) as WordPart[];

/** The source file of a part, as the build's manifest names it. */
export function sourceOfWordPart(part: WordPart, language: Language): string {
  return `messages/${language}/${language}-${part}.ts`;
}
