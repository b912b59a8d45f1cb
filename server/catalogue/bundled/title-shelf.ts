import { type Page, pageSize, type Title, type Video, yearOf } from '#contract/catalogue.ts';
import { discoverTitles } from '#server/catalogue/bundled/discover-titles.ts';
import { pageOf, paginate } from '#server/catalogue/bundled/paginate.ts';
import type {
  DiscoverQuery,
  ListQuery,
  SearchQuery,
  TitleDetails,
} from '#server/catalogue/catalogue-source.ts';
import type { RankedPositions } from '#server/catalogue/search/search-index.ts';
import {
  createSearchIndex,
  type SearchIndex,
  type SearchRequest,
} from '#server/catalogue/search/search-index.ts';

/** A title with all that is asked of it. */
export interface ShelvedTitle {
  row: Title;
  details: TitleDetails;
  /** Every name it can be searched by, the one it is known by first. */
  names: string[];
  videos: Video[];
}

/** All titles of one media type, and the answers about them. */
export interface TitleShelf {
  popular(query: ListQuery): Page<Title>;
  search(query: SearchQuery): Page<Title>;
  discover(query: DiscoverQuery): Page<Title>;
  getDetails(id: number, appendToResponse: string[]): TitleDetails | null;
  getVideos(id: number): Video[] | null;
}

/** Puts up the titles, given most popular first. */
export function createTitleShelf(titles: ShelvedTitle[]): TitleShelf {
  const rows = titles.map(({ row }) => row);
  const titlesById = new Map(titles.map((title) => [title.row.id, title]));
  let searchIndex: SearchIndex | null = null;

  // Made at the first search: it takes far longer than all the rest of a start.
  function findPositions(request: SearchRequest): RankedPositions {
    searchIndex ??= createSearchIndex(
      titles.map(({ row, names }) => ({ names, year: Number(yearOf(row)) || null })),
    );
    return searchIndex(request);
  }

  return {
    popular: ({ page }) => paginate(rows, page),

    search({ query, year, page }) {
      const section = { first: (page - 1) * pageSize, count: pageSize };
      const { positions, total } = findPositions({ query, year, section });
      const results = positions.flatMap((position) => rows[position] ?? []);
      return pageOf(results, page, total);
    },

    discover: (query) => paginate(discoverTitles(rows, query), query.page),

    getDetails(id, appendToResponse) {
      const title = titlesById.get(id);
      if (!title) return null;
      return appendToResponse.includes('videos')
        ? { ...title.details, videos: { results: title.videos } }
        : title.details;
    },

    getVideos: (id) => titlesById.get(id)?.videos ?? null,
  };
}
