import { type MediaType, type Title, type Video, yearOf } from '#contract/catalogue.ts';
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
  /** Every name by which the search finds it, the main name first. */
  names: string[];
  /** Its details without the genres. A field that is not known has TMDB's empty value. */
  details(): Record<string, unknown>;
  videos(): Video[];
}

/** All titles of one media type. */
export interface BundledTitles {
  /** The titles as they appear in lists, most popular first. */
  rows: readonly Title[];
  getTitle(id: number): BundledTitle | null;
  /** Gives the positions in `rows` of those that match. */
  search(request: SearchRequest): RankedPositions;
}

/** The catalogue that comes with the server. */
export type BundledCatalogue = Record<MediaType, BundledTitles>;

/** Makes a catalogue of titles, which must be given most popular first. */
export function createBundledTitles(titles: BundledTitle[]): BundledTitles {
  const titlesById = new Map(titles.map((title) => [title.row.id, title]));
  let searchIndex: SearchIndex | null = null;
  return {
    rows: titles.map(({ row }) => row),
    getTitle: (id) => titlesById.get(id) ?? null,
    search(request) {
      // Created at the first search, because it takes far longer than the rest of the start.
      searchIndex ??= createSearchIndex(
        titles.map(({ row, names }) => ({ names, year: Number(yearOf(row)) || null })),
      );
      return searchIndex(request);
    },
  };
}
