import type { InfiniteData } from '@tanstack/react-query';
import { type Page, pageSize, type Title } from '#contract/catalogue.ts';

/** Some pages of a list in a row, as one; `end` is the number of its last page. */
export interface MergedPages extends Page<Title> {
  end: number;
}

export function mergePages(end: number, pages: Page<Title>[]): MergedPages {
  const { page = 1, total_pages = 0, total_results = 0 } = pages[0] ?? {};
  return {
    page,
    total_pages,
    total_results,
    end,
    results: pages.flatMap(({ results }) => results),
  };
}

type List = InfiniteData<MergedPages>;

/** A list of one page, its first. */
export function onlyPage(page: Page<Title>): List {
  return { pages: [mergePages(1, [page])], pageParams: [{ start: 1, end: 1 }] };
}

/** The list with only its first page, for visits that start it again. */
export function firstPageOf(list: List | undefined): List | undefined {
  const first = list?.pages[0];
  if (!first) return list;
  return onlyPage({ ...first, results: first.results.slice(0, pageSize) });
}
