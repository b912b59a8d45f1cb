import { expect, test } from 'vitest';
import { getOpenTitle, isEmailNew, paths, withOpenTitle } from '#client/lib/paths.ts';
import { findScreen } from '#client/screens.ts';

test('every path of the app has a screen of its own', () => {
  const answered = Object.values(paths).map((path) => findScreen(path())?.path);
  expect(answered).toEqual(Object.values(paths).map((path) => path()));
});

test('the paths are those of the screens, the account and the page About', () => {
  expect(
    Object.values(paths)
      .map((path) => path())
      .sort(),
  ).toEqual([
    '/',
    '/about',
    '/account',
    '/favorites',
    '/forgot-password',
    '/login',
    '/register',
    '/reset-password',
    '/tvshows',
  ]);
});

test('a search and a genre are never in one address', () => {
  expect(paths.home({ q: 'dune & co', genre: '28' })).toBe('/?q=dune+%26+co');
  expect(paths.tvShows({ genre: '18' })).toBe('/tvshows?genre=18');
});

test('an open title is added to the address and removed again', () => {
  const open = withOpenTitle('?q=dune', { type: 'tv', id: 1396 });
  expect(open).toBe('?q=dune&title=tv-1396');
  expect(getOpenTitle(open)).toEqual({ type: 'tv', id: 1396 });
  expect(withOpenTitle(open, null)).toBe('?q=dune');
});

test.each(['', 'movie-0', 'movie-', 'person-5', 'movie-1e3', 'movie-99999999999999999'])(
  'the address opens no title for "%s"',
  (title) => {
    expect(getOpenTitle(`?title=${title}`)).toBeNull();
  },
);

test('the account page knows from its address that the mail address is new', () => {
  expect(isEmailNew(new URL(paths.account({ isEmailNew: true }), 'http://x').search)).toBe(true);
  expect(isEmailNew(new URL(paths.account(), 'http://x').search)).toBe(false);
});
