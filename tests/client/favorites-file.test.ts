import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FavoritesFileError,
  readFavoritesFile,
} from '#client/features/favorites/files/read-favorites-file.ts';
import {
  writeCsvFile,
  writeJsonFile,
} from '#client/features/favorites/files/write-favorites-file.ts';
import { asEntry, keyOf } from '#client/features/lists/list-entry.ts';
import { words as deFavorites } from '#client/messages/de/de-favorites.ts';
import { words as enFavorites } from '#client/messages/en/en-favorites.ts';
import { aMovie, aTvShow } from '#tests/support/catalogue/a-movie.ts';

const entries = [
  { ...aMovie({ title: 'Crouching Tiger, "Hidden" Dragon' }), imdb_id: 'tt0190332' },
  asEntry('tv', aTvShow()),
];

test('the CSV has the columns that Letterboxd reads, and TV shows do not look like movies', () => {
  expect(writeCsvFile(entries)).toBe(
    'tmdbID,imdbID,Title,Year,tmdbTvID\r\n' +
      '550,tt0190332,"Crouching Tiger, ""Hidden"" Dragon",1999,\r\n' +
      ',,Breaking Bad,2008,1396\r\n',
  );
});

test('a title that looks like a formula is escaped in the CSV', () => {
  expect(writeCsvFile([aMovie({ title: '=1+1' })])).toContain("'=1+1");
});

test('a JSON file gives back exactly what was written', () => {
  expect(readFavoritesFile(writeJsonFile(entries))).toEqual(entries);
});

test('a CSV file gives back the keys, in their order, with title and year until completed', () => {
  const read = readFavoritesFile(writeCsvFile(entries));
  expect(read.map(keyOf)).toEqual(entries.map(keyOf));
  expect(read[0]).toMatchObject({
    title: 'Crouching Tiger, "Hidden" Dragon',
    release_date: '1999',
    is_placeholder: true,
  });
});

test('any list is the same after it was written to a file and read', () => {
  const entry = fc.record({ id: fc.integer({ min: 1 }), title: fc.string(), isTv: fc.boolean() });
  fc.assert(
    fc.property(
      fc.uniqueArray(entry, { minLength: 1, selector: ({ id, isTv }) => `${isTv}${id}` }),
      (rows) => {
        const list = rows.map(({ id, title, isTv }) =>
          isTv ? asEntry('tv', aTvShow({ id, name: title })) : aMovie({ id, title }),
        );
        expect(readFavoritesFile(writeJsonFile(list))).toEqual(list);
        expect(readFavoritesFile(writeCsvFile(list)).map(keyOf)).toEqual(list.map(keyOf));
      },
    ),
  );
});

test('a title that is in the file twice counts once', () => {
  expect(readFavoritesFile('tmdbID\n550\n550\n')).toHaveLength(1);
});

test('a file from a spreadsheet, with a byte order mark, semicolons and empty lines, is read too', () => {
  expect(readFavoritesFile('\uFEFFTitle;TmdbID\r\nFight Club;550\r\n;\r\n').map(keyOf)).toEqual([
    { type: 'movie', movie_id: 550 },
  ]);
});

test.each([
  ['nothing', '', /Line 1 must name the columns/],
  ['an empty list', '[]', /no favorites/],
  ['columns without a number', 'Title,Year\nFight Club,1999\n', /Line 1 .* tmdbID/],
  ['a number that is none', 'tmdbID\n550\nfight club\n', /Line 3 has no valid tmdbID/],
  ['an open quote', 'tmdbID,Title\n550,"Fight Club\n', /Line 2 is not valid CSV/],
  ['broken JSON', '[\n{"id":550,"title":"Fight Club"},\n{"id":}\n]', /Line 3 is not valid JSON/],
  ['JSON that ends too early', '[\n{"id":550}\n', /Line 3 is not valid JSON/],
  [
    'JSON of something else',
    '[\n{"id":550},\n{"name":"[no, id]"},\n{"id":7}\n]',
    /Line 3 is not a favorite/,
  ],
  ['a page', '<!doctype html><title>Not found</title>', /Line 1 must name the columns/],
])('a file with %s is refused with a clear message', (_what, text, message) => {
  expect(errorOf(text).explain(enFavorites.file)).toMatch(message);
});

test('the error of a file can be shown in another language', () => {
  const error = errorOf('tmdbID\n550\nfight club\n');
  expect(error.explain(deFavorites.file)).toBe('Zeile 3 hat keine gültige tmdbID.');
});

function errorOf(text: string): FavoritesFileError {
  try {
    readFavoritesFile(text);
  } catch (error) {
    if (error instanceof FavoritesFileError) return error;
  }
  throw new Error('the file was not refused');
}
