import { expect, test } from 'vitest';
import {
  getOpenTitle,
  getSavedList,
  isEmailNew,
  paths,
  readId,
  withOpenTitle,
} from '#client/lib/paths.ts';
import { findScreen } from '#client/screens.ts';
import { findShownAddress } from '#client/shown-address.ts';
import { titleLists } from '#contract/tables/title-lists.ts';

test('every path of the app has a screen of its own', () => {
  const answered = Object.values(paths).map((path) => findScreen(path())?.path);
  expect(answered).toEqual(Object.values(paths).map((path) => path()));
});

test('the paths are those of the screens, the account, a person and the page About', () => {
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
    '/people/:id',
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

test('the address of a person has their id', () => {
  expect(paths.person(521)).toBe('/people/521');
  expect(readId('521')).toBe(521);
});

test.each(['0', '-1', 'abc', '1e3', ' 7', '99999999999999999', undefined])(
  'nobody has the id "%s"',
  (id) => {
    expect(readId(id)).toBeNull();
  },
);

test('the server sends one page for every person', () => {
  const addresses = ['/people/521', '/people/31?title=movie-13'];
  const shown = addresses.map((address) => findShownAddress(address, true));
  expect(new Set(shown)).toEqual(new Set([paths.person(1)]));
});

test('nobody has a page of their own by an id that is none', () => {
  expect(findShownAddress('/people/abc', true)).toBe('/people/0');
});

test('the account page knows from its address that the mail address is new', () => {
  expect(isEmailNew(new URL(paths.account({ isEmailNew: true }), 'http://x').search)).toBe(true);
  expect(isEmailNew(new URL(paths.account(), 'http://x').search)).toBe(false);
});

test('a list of the visitor is at the path of the favorites, by its name', () => {
  expect(paths.favorites('watch_later')).toBe('/favorites?list=watch_later');
  expect(titleLists.map(({ name }) => paths.favorites(name)).map(listOf)).toEqual(
    titleLists.map(({ name }) => name),
  );
  expect(listOf('/favorites?list=unknown')).toBe('favorites');
});

test('each list of the visitor has a page of its own, and an unknown one that of the favorites', () => {
  const shown = (address: string) => findShownAddress(address, true);
  expect(shown('/favorites?list=seen&title=movie-5')).toBe('/favorites?list=seen');
  expect(shown('/favorites?list=other')).toBe('/favorites');
});

function listOf(address: string): string {
  return getSavedList(new URL(address, 'http://localhost').search);
}
