import { isForAdults } from '#contract/catalogue.ts';

/** The rows of titles and people that are not for adults only. */
export function withoutAdultRows<Row extends { [field: string]: unknown }>(rows: Row[]): Row[] {
  return rows.filter((row) => !isForAdults(row));
}
