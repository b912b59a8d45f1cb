import { type MediaType, type Title, type Video, yearOf } from '#contract/catalogue.ts';
import {
  createSearchIndex,
  type RankedPositions,
  type SearchIndex,
  type SearchRequest,
} from '#server/catalogue/search/search-index.ts';

/** A title with all that is asked of it. */
export interface BundledTitle {
  /** The title as lists give it. */
  row: Title;
  /** Every name it can be searched by, the one it is known by first. */
  names: string[];
  /** All that is known of it but its genres, with TMDB's empties for the unknown. */
  details(): Record<string, unknown>;
  videos(): Video[];
}

/** All titles of one media type. */
export interface BundledTitles {
  /** As lists give them, most popular first. */
  rows: readonly Title[];
  getTitle(id: number): BundledTitle | null;
  /** Gives the positions in `rows` of those that match. */
  search(request: SearchRequest): RankedPositions;
}

/** The catalogue that comes with the server. */
export type BundledCatalogue = Record<MediaType, BundledTitles>;

/** Makes a catalogue of titles that are given most popular first. */
export function createBundledTitles(titles: BundledTitle[]): BundledTitles {
  const titlesById = new Map(titles.map((title) => [title.row.id, title]));
  let searchIndex: SearchIndex | null = null;
  return {
    rows: titles.map(({ row }) => row),
    getTitle: (id) => titlesById.get(id) ?? null,
    search(request) {
      // Made at the first search: it takes far longer than all the rest of a start.
      searchIndex ??= createSearchIndex(
        titles.map(({ row, names }) => ({ names, year: Number(yearOf(row)) || null })),
      );
      return searchIndex(request);
    },
  };
}
