import * as v from 'valibot';
import type { MediaType, Title } from '#contract/catalogue.ts';
import { type WireSearchResult, wireSearchResultSchema } from '#contract/people-wire-schemas.ts';
import type { BundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import type { BundledPerson } from '#server/catalogue/bundled/bundled-people.ts';
import { withoutAdultRows } from '#server/catalogue/calls/without-adults.ts';

/** The results that are not for adults only; people also without such titles among those they are known for. */
export function withoutAdultResults<Row extends WireSearchResult>(rows: Row[]): Row[] {
  return withoutAdultRows(rows).map((row) =>
    'known_for' in row ? { ...row, known_for: withoutAdultRows(row.known_for) } : row,
  );
}

/** A title of the bundled catalogue as a result among titles and people. */
export function searchResultOfTitle(type: MediaType, row: Title): WireSearchResult {
  return v.parse(wireSearchResultSchema, { ...row, media_type: type });
}

const mostKnownFor = 3;

/** A person of the bundled catalogue as a result among titles and people. */
export function searchResultOfPerson(
  { people }: BundledCatalogue,
  person: BundledPerson,
): WireSearchResult {
  const { cast, crew } = people.titlesOf(person.id);
  const titles = new Map([...cast, ...crew].map(({ type, row }) => [row, type]));
  const known_for = [...titles]
    .sort(([a], [b]) => Number(b.popularity) - Number(a.popularity))
    .slice(0, mostKnownFor)
    .map(([row, type]) => searchResultOfTitle(type, row));
  return v.parse(wireSearchResultSchema, { ...person, known_for, media_type: 'person' });
}
