import { type Title, yearOf } from '#contract/catalogue.ts';
import type { TitleFacts } from '#contract/title-facts-schemas.ts';

/** The year of a movie, or the years of a TV show: "1999 – 2007"; "2019 –" while it goes on. */
export function yearsOf(title: Title, facts: TitleFacts | null): string {
  const first = yearOf(title);
  if (!first || !facts) return first;
  if (facts.in_production) return `${first} –`;
  const last = facts.last_air_date.slice(0, 4);
  return last > first ? `${first} – ${last}` : first;
}
