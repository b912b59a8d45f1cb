// Filters with a name, as this browser stores them.
import { expect, test } from 'vitest';
import { withoutView, withView } from '#client/features/filters/saved-views.ts';

const view = { type: 'movie', name: 'Evenings', search: '?genre=35' } as const;
const ofTvShows = { type: 'tv', name: 'Evenings', search: '?genre=18' } as const;

test('a name that is taken gets the new filter, of its own kind only', () => {
  const changed = { ...view, search: '?genre=28' };
  expect(withView([view, ofTvShows], changed)).toEqual([ofTvShows, changed]);
});

test('a view is deleted by its kind and name', () => {
  expect(withoutView([view, ofTvShows], view)).toEqual([ofTvShows]);
});
