import { expect, test } from 'vitest';
import { readVisit } from '#client/lib/navigation/visit.ts';

test('the log in may lead to a page of this site', () => {
  expect(readVisit({ next: '/favorites?q=x' }).next).toBe('/favorites?q=x');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'favorites', 5])(
  'the page %s may not come after the log in',
  (next) => {
    expect(readVisit({ next }).next).toBeUndefined();
  },
);

test.each([[null], [undefined], ['text'], [7], [[]]])(
  'the state %j of a history entry is an empty visit',
  (state) => {
    expect(readVisit(state)).toEqual({});
  },
);
