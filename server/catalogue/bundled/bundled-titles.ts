import type { BundledFacts } from '#catalogue/bundled-facts.ts';
import { type Title, type Video, yearOf } from '#contract/catalogue.ts';
import {
  createSearchIndex,
  type RankedPositions,
  type SearchIndex,
  type SearchRequest,
} from '#server/catalogue/search/search-index.ts';

/** A title with everything that the calls need. */
export interface BundledTitle {
  /** The title as it appears in lists. */
  row: Title;
  /** What the files say of it, also what a list does not show. */
  facts: BundledFacts;
  /** Every name by which the search finds it, the main name first. */
  names: string[];
  /** Its details without the genres. A field that is not known has TMDB's empty value. */
  details(): Record<string, unknown>;
  videos(): Video[];
}

/** All titles of one media type. */
export interface BundledTitles {
  /** Every title, most popular first. */
  titles: readonly BundledTitle[];
  /** The titles as they appear in lists, in the same order. */
  rows: readonly Title[];
  getTitle(id: number): BundledTitle | null;
  /** Finds a title by IMDb's id, such as `tt0088763`. */
  getByImdbId(imdbId: string): BundledTitle | null;
  /** Gives the positions in `rows` of those that match. */
  search(request: SearchRequest): RankedPositions;
}

/** Makes a catalogue of titles, which must be given most popular first. */
export function createBundledTitles(titles: BundledTitle[]): BundledTitles {
  const titlesById = new Map(titles.map((title) => [title.row.id, title]));
  let searchIndex: SearchIndex | null = null;
  return {
    titles,
    rows: titles.map(({ row }) => row),
    getTitle: (id) => titlesById.get(id) ?? null,
    getByImdbId: (imdbId) => titles.find(({ facts }) => facts.imdb_id === imdbId) ?? null,
    search(request) {
      // Created at the first search, because it takes far longer than the rest of the start.
      searchIndex ??= createSearchIndex(titles.map(searchEntryOf));
      return searchIndex(request);
    },
  };
}

/** A title as the search index wants it. */
export function searchEntryOf({ row, names }: BundledTitle) {
  return { names, year: Number(yearOf(row)) || null };
}
