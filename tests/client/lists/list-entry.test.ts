import * as v from 'valibot';
import { expect, test } from 'vitest';
import { asEntry, leanEntry, parseEntry } from '#client/features/lists/list-entry.ts';
import { hasDetails } from '#contract/catalogue.ts';
import { detailsSchemas } from '#contract/catalogue-schemas.ts';
import { favorites } from '#contract/tables/title-lists.ts';
import { aMovie } from '#tests/support/catalogue/a-movie.ts';

test.each(['1999-10', '1999-10-15T00:00:00.000Z', '2001/02/03', ' 2010'])(
  'a stored title keeps its date %j',
  (release_date) => {
    const stored = { ...aMovie(), release_date };
    expect(parseEntry(stored)).toEqual(stored);
  },
);

test('a stored title keeps the genres that its dialog knew', () => {
  const stored = { ...aMovie(), genres: [{ id: '28', name: 'Action' }] };
  expect(parseEntry(stored)).toEqual(stored);
});

test('a stored TV show without its details does not pass for one that has them', () => {
  const details = v.parse(detailsSchemas.tv, { id: 7, genres: [{ id: 18, name: 'Drama' }] });
  expect(hasDetails(details)).toBe(true);
  expect(hasDetails(leanEntry(favorites, asEntry('tv', details)))).toBe(false);
});
