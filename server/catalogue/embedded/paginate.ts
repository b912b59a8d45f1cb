import { type Page, pageSize } from '#contract/catalogue.ts';

/** One page of the rows, counted from 1; past the end it is empty (TMDB contract, section 3). */
export function paginate<Row>(rows: Row[], page: number): Page<Row> {
  return {
    page,
    results: rows.slice((page - 1) * pageSize, page * pageSize),
    total_pages: Math.max(1, Math.ceil(rows.length / pageSize)),
    total_results: rows.length,
  };
}
