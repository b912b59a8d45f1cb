import { expect, test } from 'vitest';
import { parseEntry } from '#client/features/lists/list-entry.ts';
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
