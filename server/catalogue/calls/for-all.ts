import { isForAdults } from '#contract/catalogue.ts';

/** The titles and people that are not for adults only. */
export function forAll<Row extends { [field: string]: unknown }>(rows: Row[]): Row[] {
  return rows.filter((row) => !isForAdults(row));
}
