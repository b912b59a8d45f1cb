import { expect, test } from 'vitest';
import { readVisit } from '#client/lib/visit.ts';

test('a page asked for before logging in must be of this site', () => {
  expect(readVisit({ next: '/favorites?q=x' }).next).toBe('/favorites?q=x');
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'favorites',
    5,
  ]) {
    expect(readVisit({ next }).next).toBeUndefined();
  }
});

test('a history entry without a state of ours is an empty visit', () => {
  for (const state of [null, undefined, 'text', 7, []]) expect(readVisit(state)).toEqual({});
});
