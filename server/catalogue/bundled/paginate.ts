import { type Page, pageSize } from '#contract/catalogue.ts';

/** Gives one page of the rows. Pages count from 1; a page past the end is empty. */
export function paginate<Row>(rows: readonly Row[], page: number): Page<Row> {
  return pageOf(rows.slice((page - 1) * pageSize, page * pageSize), page, rows.length);
}

/** Makes a page of its rows; `total` is the number of rows on all pages. */
export function pageOf<Row>(results: Row[], page: number, total: number): Page<Row> {
  return {
    page,
    results,
    total_pages: Math.max(1, Math.ceil(total / pageSize)),
    total_results: total,
  };
}
