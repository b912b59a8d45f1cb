import type { AboutWords } from '#client/messages/en/en-about.ts';
import type { AccountWords } from '#client/messages/en/en-account.ts';
import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';
import type { FiltersWords } from '#client/messages/en/en-filters.ts';
import type { MarksWords } from '#client/messages/en/en-marks.ts';
import type { PeopleWords } from '#client/messages/en/en-people.ts';
import type { SearchWords } from '#client/messages/en/en-search.ts';
import type { SessionWords } from '#client/messages/en/en-session.ts';
import type { SharingWords } from '#client/messages/en/en-sharing.ts';
import type { TitlesWords } from '#client/messages/en/en-titles.ts';
import type { TransferWords } from '#client/messages/en/en-transfer.ts';
import type { WatchingWords } from '#client/messages/en/en-watching.ts';
import type { Language } from '#contract/preferences.ts';

/** The words that load together with the code that needs them, by part. */
export interface WordParts {
  about: AboutWords;
  account: AccountWords;
  favorites: FavoritesWords;
  filters: FiltersWords;
  marks: MarksWords;
  people: PeopleWords;
  search: SearchWords;
  session: SessionWords;
  sharing: SharingWords;
  titles: TitlesWords;
  transfer: TransferWords;
  watching: WatchingWords;
}

export type WordPart = keyof WordParts;

/** How a language loads each part of its words. */
export type PartSources = { [Part in WordPart]: () => Promise<{ words: WordParts[Part] }> };

/** The source file of a part, as the build's manifest names it. */
export function sourceOfWordPart(part: WordPart, language: Language): string {
  return `messages/${language}/${language}-${part}.ts`;
}
