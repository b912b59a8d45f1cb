import type { Typing } from '#client/features/catalogue/search-box.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import type { MediaType } from '#contract/catalogue.ts';

/** What somebody types, and what the page does with what is found. */
export interface SearchSuggestionsProps extends Typing {
  /** The kind of titles that the page lists. */
  type: MediaType;
  /** Opens a title of that kind over the page. */
  onOpen: (key: TitleKey) => void;
  onSearch: (text: string) => void;
}
