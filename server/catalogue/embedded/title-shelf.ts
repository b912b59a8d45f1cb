import { type Page, type Title, type Video, yearOf } from '#contract/catalogue.ts';
import type {
  DiscoverQuery,
  ListQuery,
  SearchQuery,
  TitleDetails,
} from '#server/catalogue/catalogue-source.ts';
import { discoverTitles } from '#server/catalogue/embedded/discover-titles.ts';
import { paginate } from '#server/catalogue/embedded/paginate.ts';
import { createSearchIndex, type SearchIndex } from '#server/catalogue/search/search-index.ts';

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
  getRow(id: number): Title | null;
}

/** Puts up the titles, given most popular first. */
export function createTitleShelf(titles: ShelvedTitle[]): TitleShelf {
  const rows = titles.map(({ row }) => row);
  const titlesById = new Map(titles.map((title) => [title.row.id, title]));
  let searchIndex: SearchIndex | null = null;

  // Made at the first search: it takes far longer than all the rest of a start.
  function findPositions(query: string): number[] {
    searchIndex ??= createSearchIndex(
      titles.map(({ row, names }) => ({ names, year: Number(yearOf(row)) || null })),
    );
    return searchIndex(query);
  }

  return {
    popular: ({ page }) => paginate(rows, page),

    search({ query, year, page }) {
      const found = findPositions(query).flatMap((position) => rows[position] ?? []);
      const ofYear = found.filter((row) => year === null || yearOf(row) === String(year));
      return paginate(ofYear, page);
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
    getRow: (id) => titlesById.get(id)?.row ?? null,
  };
}
