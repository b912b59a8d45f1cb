import { expect, test } from 'vitest';
import { favorites } from '#contract/tables/title-lists.ts';
import { readChangeFilter } from '#server/realtime/change-filter.ts';
import { Refusal } from '#server/realtime/refusal.ts';

const record = {
  user_id: '0b7c6a52-8f0e-4a3b-9a43-3d2f6f1f5c11',
  movie_id: 550,
  type: 'movie',
  created_at: '2026-11-21T12:00:00+00:00',
};

test.each([
  'user_id=eq.0b7c6a52-8f0e-4a3b-9a43-3d2f6f1f5c11',
  'user_id=eq.0B7C6A52-8F0E-4A3B-9A43-3D2F6F1F5C11',
  'movie_id=eq.550',
  'movie_id=neq.551',
  // Compared as text, 1000 would be less than 550.
  'movie_id=lt.1000',
  'movie_id=lte.550',
  'movie_id=gt.-1',
  'movie_id=gte.550',
  'movie_id=in.(1,550)',
  'movie_id=in.(1, 550)',
  'type=in.(movie,tv)',
  'created_at=eq.2026-11-21T13:00:00+01:00',
  'created_at=gte.2026-11-21',
  'created_at=lt.2026-11-21T12:00:00.001Z',
  'created_at=eq.2026-11-21T12:00:00',
])('%s matches the row', (filter) => {
  expect(readChangeFilter(favorites, filter)(record)).toBe(true);
});

test.each([
  'user_id=neq.0B7C6A52-8F0E-4A3B-9A43-3D2F6F1F5C11',
  'movie_id=eq.55',
  'movie_id=lt.550',
  'movie_id=gt.550',
  'movie_id=in.(1,2)',
  'type=eq.tv',
  'created_at=gt.2026-11-21T12:00:00Z',
])('%s does not match the row', (filter) => {
  expect(readChangeFilter(favorites, filter)(record)).toBe(false);
});

test.each([
  '',
  'movie_id',
  'movie_id=550',
  'movie_id=eq.',
  'movie_id=eq.x',
  'movie_id=in.550',
  'movie_id=in.()',
  'movie_id=in.(1,x)',
  'movie_id=like.5',
  'movie_id=constructor.5',
  'title=eq.Heat',
  'constructor=eq.1',
  'user_id=eq.me',
  'created_at=eq.5',
  'type=eq.movie,movie_id=eq.550',
])('the filter "%s" cannot be read', (filter) => {
  expect(() => readChangeFilter(favorites, filter)).toThrow(Refusal);
});

test.each(['created_at=neq.2000-01-01', 'type=neq.tv'])(
  '%s holds back a row without the column',
  (filter) => {
    const { user_id, movie_id } = record;
    expect(readChangeFilter(favorites, filter)({ user_id, movie_id })).toBe(false);
  },
);

test('a filter takes up to 100 values', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 501);
  expect(readChangeFilter(favorites, `movie_id=in.(${values.join()})`)(record)).toBe(true);
  expect(() => readChangeFilter(favorites, `movie_id=in.(0,${values.join()})`)).toThrow(Refusal);
});
