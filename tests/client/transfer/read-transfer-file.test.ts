// What is read in the files of each service, in the forms in which they export them.
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readTransferFile } from '#client/features/transfer/read/read-transfer-file.ts';
import type { TransferError } from '#client/features/transfer/read/transfer-problem.ts';

type Content = string | Uint8Array<ArrayBuffer>;

function read(name: string, content: Content) {
  return readTransferFile(new File([content], name), () => {});
}

function zip(files: Record<string, string>) {
  const members = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(members)) as Uint8Array<ArrayBuffer>;
}

async function problemOf(name: string, content: Content) {
  return (await read(name, content).catch((error: TransferError) => error.problem)) as unknown;
}

const letterboxd = {
  'profile.csv': 'Date Joined,Username,Favorite Films\n2020-01-01,someone,https://boxd.it/2aHi\n',
  'watched.csv':
    'Date,Name,Year,Letterboxd URI\n2024-01-09,Fight Club,1999,https://boxd.it/2a9q\n2024-01-10,"Crouching Tiger, Hidden Dragon",2000,https://boxd.it/2b1k\n',
  'diary.csv':
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2024-02-01,Fight Club,1999,https://boxd.it/abc1,4.5,,,2023-12-31\n2024-03-02,Fight Club,1999,https://boxd.it/abc2,5,Yes,"late, alone",2024-03-01\n',
  'ratings.csv':
    'Date,Name,Year,Letterboxd URI,Rating\n2025-01-01,Fight Club,1999,https://boxd.it/2a9q,5\n',
  'watchlist.csv': 'Date,Name,Year,Letterboxd URI\n2024-01-02,Heat,1995,https://boxd.it/29yA\n',
  'likes/films.csv':
    'Date,Name,Year,Letterboxd URI\n2024-01-03,Inception,2010,https://boxd.it/1skk\n',
  'likes/reviews.csv': 'Date,Content\n2024-01-03,https://boxd.it/zzz\n',
  'deleted/diary.csv':
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2024-02-01,Cats,2019,https://boxd.it/cat,0.5,,,2024-01-31\n',
  'lists/nights.csv':
    'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-05-05,Film nights,"a, b",https://boxd.it/list,"Two\nlines"\n\nPosition,Name,Year,URL,Description\n1,Alien,1979,https://boxd.it/2awY,\n',
};

test("an archive of Letterboxd's brings each list, and the last day from the diary", async () => {
  const { service, lines } = await read('letterboxd-someone.zip', zip(letterboxd));
  expect(service).toBe('Letterboxd');
  expect(
    lines.map(({ list, group, title, year, seenOn }) => [list, group, title, year, seenOn]),
  ).toEqual([
    ['seen', '', 'Fight Club', '1999', '2024-03-01'],
    ['seen', '', 'Crouching Tiger, Hidden Dragon', '2000', '2024-01-10'],
    ['watch_later', '', 'Heat', '1995', null],
    ['favorites', '', 'Inception', '2010', null],
    ['favorites', 'Film nights', 'Alien', '1979', null],
  ]);
});

test.each(['watched.csv', 'watchlist.csv', 'likes/films.csv', 'lists/nights.csv'] as const)(
  "Letterboxd's %s is read without its archive",
  async (name) => {
    const { lines } = await read(name.replace(/^.*\//, ''), letterboxd[name]);
    expect(lines[0]).toMatchObject({ kind: 'movie', tmdbId: null, imdbId: null });
  },
);

const imdbColumns =
  'Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors';

test("IMDb's ratings are seen on the day of the rating, without episodes and games", async () => {
  const { service, lines, leftOut } = await read(
    'ratings.csv',
    `Const,Your Rating,Date Rated,${imdbColumns}
tt0137523,9,2024-05-06,Fight Club,Fight Club,https://www.imdb.com/title/tt0137523/,Movie,8.8,139,1999,Drama,2400000,1999-09-10,David Fincher
tt0903747,10,2024-05-07,Breaking Bad,Breaking Bad,https://www.imdb.com/title/tt0903747/,TV Series,9.5,49,2008,"Crime, Drama",2300000,2008-01-20,
tt2301451,10,2024-05-07,Ozymandias,Ozymandias,https://www.imdb.com/title/tt2301451/,TV Episode,10,47,2013,Crime,250000,2013-09-15,Rian Johnson
`,
  );
  expect(service).toBe('IMDb');
  expect(lines.map(({ list, kind, imdbId, seenOn }) => [list, kind, imdbId, seenOn])).toEqual([
    ['seen', 'movie', 'tt0137523', '2024-05-06'],
    ['seen', 'tv', 'tt0903747', '2024-05-07'],
  ]);
  expect(leftOut).toEqual([{ file: 'ratings.csv', line: 4 }]);
});

test.each([
  ['WATCHLIST.csv', 'watch_later'],
  ['0b6f2f2c-7d3c-4a0e.csv', 'favorites'],
])("IMDb's %s goes to %s", async (name, list) => {
  const { lines } = await read(
    name,
    `Position,Const,Created,Modified,Description,${imdbColumns},Your Rating,Date Rated\r\n1,tt0137523,2024-01-01,2024-01-01,,Fight Club,Fight Club,https://www.imdb.com/title/tt0137523/,Movie,8.8,139,1999,Drama,2400000,1999-09-10,David Fincher,,\r\n`,
  );
  expect(lines).toMatchObject([{ list, kind: 'movie', imdbId: 'tt0137523', seenOn: null }]);
});

test("an old export of IMDb's, in Western letters, is read with its names and days", async () => {
  const text =
    '"position","const","created","modified","description","Title","Title type","Directors","someone rated","IMDb Rating","Runtime (mins)","Year","Genres","Num. Votes","Release Date (month/day/year)","URL"\n"1","tt0211915","Sat Jan  7 00:00:00 2012","","","Le fabuleux destin d\'Am\u00e9lie Poulain","Feature Film","Jean-Pierre Jeunet","9","8.4","122","2001","comedy","400000","2001-04-25","http://www.imdb.com/title/tt0211915/"\n';
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const { lines } = await read('ratings.csv', bytes);
  expect(lines).toMatchObject([
    { list: 'seen', title: "Le fabuleux destin d'Amélie Poulain", seenOn: '2012-01-07' },
  ]);
});

const heat = {
  title: 'Heat',
  year: 1995,
  ids: { trakt: 1, slug: 'heat-1995', imdb: 'tt0113277', tmdb: 949 },
};
const show = { title: 'Severance', year: 2022, ids: { trakt: 2, imdb: 'tt11280740', tmdb: 95396 } };

test("Trakt's archive brings what was watched, the watchlist and favorites", async () => {
  const { service, lines } = await read(
    'trakt.zip',
    zip({
      'user-profile.json': '{"username":"someone"}',
      'watched-history-1.json': JSON.stringify([
        {
          id: 9,
          watched_at: '2026-08-21T12:41:00.000Z',
          action: 'watch',
          type: 'movie',
          movie: heat,
        },
        {
          id: 8,
          watched_at: '2026-07-21T12:19:00.000Z',
          type: 'episode',
          episode: { season: 1, number: 1, title: 'Good News', ids: { tmdb: 1982925 } },
          show,
        },
        {
          id: 7,
          watched_at: '2026-07-22T12:19:00.000Z',
          type: 'episode',
          episode: { season: 1, number: 2, title: 'Half Loop', ids: { tmdb: 3396429 } },
          show,
        },
      ]),
      'watched-movies.json': JSON.stringify([
        { plays: 2, last_watched_at: '2020-01-01T12:00:00.000Z', movie: heat },
      ]),
      'lists-watchlist.json': JSON.stringify([
        { rank: 1, listed_at: '2026-01-01T12:00:00.000Z', type: 'show', show },
      ]),
      'lists-favorites.json': JSON.stringify([
        { rank: 1, listed_at: '2026-01-01T12:00:00.000Z', type: 'movie', movie: heat },
      ]),
      'lists-list-9-seen-with-bob.json': JSON.stringify([
        { rank: 1, listed_at: '2026-01-01T12:00:00.000Z', type: 'movie', movie: heat },
      ]),
      'collection-movies-1.json': JSON.stringify([
        { collected_at: '2026-01-01T12:00:00.000Z', movie: heat },
      ]),
    }),
  );
  expect(service).toBe('Trakt');
  expect(
    lines.map(({ list, group, kind, tmdbId, seenOn }) => [list, group, kind, tmdbId, seenOn]),
  ).toEqual([
    ['seen', '', 'movie', 949, '2026-08-21'],
    ['seen', '', 'tv', 95396, '2026-07-22'],
    ['watch_later', '', 'tv', 95396, null],
    ['favorites', '', 'movie', 949, null],
    ['seen', 'seen-with-bob', 'movie', 949, null],
    ['favorites', 'collection-movies-1', 'movie', 949, null],
  ]);
});

test('a day that Trakt does not know is none', async () => {
  const record = { watched_at: '1970-01-01T00:00:00.000Z', type: 'movie', movie: heat };
  const { lines } = await read('history.json', JSON.stringify([record]));
  expect(lines).toMatchObject([{ list: 'seen', seenOn: null }]);
});

test("TMDB's tables bring movies and TV shows with their numbers, without seasons", async () => {
  const { service, lines, leftOut } = await read(
    'ratings.csv',
    `TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated
453395,tt9419884,movie,Doctor Strange in the Multiverse of Madness,2022-05-04T00:00:00Z,,,7.229,7.0,2022-09-20T00:00:00Z
92749,tt10234724,tv,Moon Knight,2022-03-30T00:00:00Z,,,7.647,6.0,2022-09-20T00:00:00Z
1399,,tv,Winter Is Coming,2011-04-17T00:00:00Z,1,1,8.1,9.0,2022-09-20T00:00:00Z
`,
  );
  expect(service).toBe('TMDB');
  expect(
    lines.map(({ list, kind, tmdbId, year, seenOn }) => [list, kind, tmdbId, year, seenOn]),
  ).toEqual([
    ['seen', 'movie', 453395, '2022', '2022-09-20'],
    ['seen', 'tv', 92749, '2022', '2022-09-20'],
  ]);
  expect(leftOut).toEqual([{ file: 'ratings.csv', line: 4 }]);
});

test("an answer of TMDB's API is read as the list that its file names", async () => {
  const results = [
    { id: 550, title: 'Fight Club', release_date: '1999-10-15', genre_ids: [18] },
    { id: 2288, name: 'Prison Break', first_air_date: '2005-08-29', genre_ids: [80] },
  ];
  const { service, lines } = await read('watchlist.json', JSON.stringify({ page: 1, results }));
  expect(service).toBe('TMDB');
  expect(lines.map(({ list, kind, tmdbId, title }) => [list, kind, tmdbId, title])).toEqual([
    ['watch_later', 'movie', 550, 'Fight Club'],
    ['watch_later', 'tv', 2288, 'Prison Break'],
  ]);
});

test('names in scripts that are read from the right stay as they are', async () => {
  const name = 'وجدة \u200f(Wadjda)\u200e';
  const { lines } = await read(
    'watchlist.csv',
    `\uFEFFDate,Name,Year,Letterboxd URI\n2024-01-02,${name},2012,https://boxd.it/4x\n`,
  );
  expect(lines[0]?.title).toBe(name);
});

test.each(['utf-16le', 'utf-16be'])(
  'a table in %s with its byte order mark is read',
  async (encoding) => {
    const little = Buffer.from('\uFEFFtmdbID,Title\n550,Amélie\n', 'utf16le');
    const bytes = encoding === 'utf-16le' ? little : little.swap16();
    expect((await read('list.csv', new Uint8Array(bytes))).lines[0]?.title).toBe('Amélie');
  },
);

test('a file from a spreadsheet, with a byte order mark, semicolons and empty lines, is read', async () => {
  const { lines } = await read('list.csv', '\uFEFFTitle;TmdbID\r\nFight Club;550\r\n;\r\n');
  expect(lines).toMatchObject([{ kind: 'movie', tmdbId: 550, line: 2 }]);
});

test('a line that names no title is left out, and its number is told', async () => {
  const { lines, leftOut } = await read(
    'list.csv',
    'tmdbID,Note\n550,"two\nlines"\nfight club,\n7,\n',
  );
  expect(lines.map(({ tmdbId, line }) => [tmdbId, line])).toEqual([
    [550, 2],
    [7, 5],
  ]);
  expect(leftOut).toEqual([{ file: 'list.csv', line: 4 }]);
});

test('a file of 20,000 lines is read to its end, and one more is refused', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) =>
    JSON.stringify({ id: index + 1, title: 'A' }),
  );
  const { lines } = await read('list.json', `[\n${rows.join(',\n')}\n]`);
  expect(lines).toHaveLength(20_000);
  expect(lines.at(-1)?.line).toBe(20_001);
  const oneMore = [...rows, '{"id":30000,"title":"B"}'];
  expect(await problemOf('list.json', `[${oneMore}]`)).toEqual({
    name: 'tooManyTitles',
    count: 20_001,
    most: 20_000,
  });
});

test('an archive that unpacks to more than 100 megabytes is refused at that size', async () => {
  const bomb = zipSync({ 'list.csv': new Uint8Array(101 * 1024 * 1024) }, { level: 1 });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(await problemOf('bomb.zip', bomb as Uint8Array<ArrayBuffer>)).toEqual({
    name: 'tooLargeUnpacked',
    megabytes: 100,
  });
});

test('what an archive has besides tables and JSON is not unpacked', async () => {
  const film = new Uint8Array(101 * 1024 * 1024);
  const archive = zipSync({ 'film.mp4': film, 'list.csv': strToU8('tmdbID\n550\n') }, { level: 1 });
  const { lines } = await read('list.zip', archive as Uint8Array<ArrayBuffer>);
  expect(lines).toMatchObject([{ tmdbId: 550 }]);
});

test('an archive of more than a thousand files is refused', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 1001 }, (_, index) => [`${index}.txt`, '']),
  );
  expect(await problemOf('many.zip', zip(files))).toEqual({ name: 'tooManyFiles', most: 1000 });
});

test.each([
  ['nothing', '', { name: 'unknownFormat' }],
  ['a page', '<!doctype html><title>Not found</title>', { name: 'unknownFormat' }],
  ['an empty array', '[]', { name: 'unknownFormat' }],
  ['other columns', 'a,b\n1,2\n', { name: 'unknownFormat' }],
  ['columns and no titles', 'tmdbID\n', { name: 'noTitles' }],
  ['JSON of something else', '{"dependencies":["a"]}', { name: 'unknownFormat' }],
  ['an open quote', 'tmdbID,Title\n7,A\n550,"Fight Club\n', { name: 'notCsv', file: 'x', line: 3 }],
  [
    'broken JSON',
    '[\n{"id":550,"title":"A"},\n{"id":}\n]',
    { name: 'notJson', file: 'x', line: 3 },
  ],
  ['JSON that ends too early', '[\n{"id":550}\n', { name: 'notJson', file: 'x', line: 3 }],
  [
    'JSON that ends within a name',
    '[\n{"id":550,"title":"A',
    { name: 'notJson', file: 'x', line: 2 },
  ],
  ['a comma too many', '[\n{"id":550,"title":"A"},\n]', { name: 'notJson', file: 'x', line: 3 }],
  ['crossed brackets', '{"favorites":[{"id":1]}', { name: 'notJson', file: 'x', line: 1 }],
])('a file with %s is refused with the reason', async (_what, text, problem) => {
  expect(await problemOf('x', text)).toEqual(problem);
});

test('an archive that is cut off is refused', async () => {
  const archive = zip({ 'list.csv': `tmdbID\n${'550\n'.repeat(10_000)}` });
  expect(await problemOf('list.zip', archive.slice(0, 60))).toHaveProperty('name');
});
