import { type Page, pageSize } from '#contract/catalogue.ts';

/** One page of the rows, counted from 1; past the end it is empty. */
export function paginate<Row>(rows: readonly Row[], page: number): Page<Row> {
  return pageOf(rows.slice((page - 1) * pageSize, page * pageSize), page, rows.length);
}

/** The page that these rows are, out of so many in all. */
export function pageOf<Row>(results: Row[], page: number, total: number): Page<Row> {
  return {
    page,
    results,
    total_pages: Math.max(1, Math.ceil(total / pageSize)),
    total_results: total,
  };
}
