import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asEntry, keyOf, type ListEntry } from '#client/features/lists/list-entry.ts';
import { readTransferFile } from '#client/features/transfer/read/read-transfer-file.ts';
import {
  type EntriesOfLists,
  writeCsvFile,
  writeJsonFile,
} from '#client/features/transfer/write/write-lists.ts';
import { aMovie, aTvShow } from '#tests/support/catalogue/a-movie.ts';

const nothing: EntriesOfLists = { favorites: [], watch_later: [], seen: [], not_for_me: [] };
const lists: EntriesOfLists = {
  ...nothing,
  favorites: [{ ...aMovie({ title: 'Crouching Tiger, "Hidden" Dragon' }), imdb_id: 'tt0190332' }],
  watch_later: [asEntry('tv', aTvShow())],
  seen: [{ ...aMovie({ id: 7 }), seen_on: '2026-01-31' } as ListEntry],
};

async function read(text: string) {
  return (await readTransferFile(new File([text], 'lists'), () => {})).lines;
}

test('the CSV has the columns that Letterboxd reads, and TV shows do not look like movies', () => {
  expect(writeCsvFile(lists)).toBe(
    'tmdbID,imdbID,Title,Year,WatchedDate,tmdbTvID,List\r\n' +
      '550,tt0190332,"Crouching Tiger, ""Hidden"" Dragon",1999,,,favorites\r\n' +
      ',,Breaking Bad,2008,,1396,watch_later\r\n' +
      '7,,Fight Club,1999,2026-01-31,,seen\r\n',
  );
});

test('a title that looks like a formula is escaped in the CSV, and read as it was', async () => {
  const text = writeCsvFile({ ...nothing, favorites: [aMovie({ title: '=1+1' })] });
  expect(text).toContain("'=1+1");
  expect((await read(text))[0]?.title).toBe('=1+1');
});

test('the JSON gives back every title as it was, with its list and its day', async () => {
  const lines = await read(writeJsonFile(lists));
  expect(lines.map(({ list, seenOn, entry }) => ({ list, seenOn, entry }))).toEqual([
    { list: 'favorites', seenOn: null, entry: lists.favorites[0] },
    { list: 'watch_later', seenOn: null, entry: lists.watch_later[0] },
    { list: 'seen', seenOn: '2026-01-31', entry: aMovie({ id: 7 }) },
  ]);
});

test('the CSV gives back keys, names, years and days', async () => {
  const lines = await read(writeCsvFile(lists));
  expect(
    lines.map(({ list, kind, tmdbId, year, seenOn }) => [list, kind, tmdbId, year, seenOn]),
  ).toEqual([
    ['favorites', 'movie', 550, '1999', null],
    ['watch_later', 'tv', 1396, '2008', null],
    ['seen', 'movie', 7, '1999', '2026-01-31'],
  ]);
});

test('the JSON of version 0.1, an array of favorites, is read', async () => {
  const entries = [aMovie(), asEntry('tv', aTvShow())];
  const lines = await read(`[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
  expect(lines.map(({ list, entry, line }) => [list, entry, line])).toEqual([
    ['favorites', entries[0], 2],
    ['favorites', entries[1], 3],
  ]);
});

test('any list is the same after it was written to a file and read', async () => {
  const entry = fc.record({ id: fc.integer({ min: 1 }), title: fc.string(), isTv: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(entry, { minLength: 1, selector: ({ id, isTv }) => `${isTv}${id}` }),
      async (rows) => {
        const favorites = rows.map(({ id, title, isTv }) =>
          isTv ? asEntry('tv', aTvShow({ id, name: title })) : aMovie({ id, title }),
        );
        const written = { ...nothing, favorites };
        const json = await read(writeJsonFile(written));
        expect(json.map((line) => line.entry)).toEqual(favorites);
        const csv = await read(writeCsvFile(written));
        expect(csv.map(({ kind, tmdbId }) => ({ type: kind, movie_id: tmdbId }))).toEqual(
          favorites.map(keyOf),
        );
      },
    ),
  );
});
