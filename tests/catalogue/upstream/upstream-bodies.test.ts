import { expect, test } from 'vitest';
import { parseBoundedJson } from '#server/catalogue/upstream/bounded-json.ts';
import { anUpstreamCatalogue } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { aFakeTitle } from '#tests/support/catalogue/fake-titles.ts';
import { content } from '#tests/support/catalogue/fake-tmdb.ts';

/** The first row of a page whose only row is `row`. */
async function firstRow(type: 'movie' | 'tv', row: object) {
  const { tmdb, ask } = await anUpstreamCatalogue();
  tmdb.next(content({ page: 1, results: [row], total_pages: 1, total_results: 1 }));
  return (await ask(`${type}/popular`)).results[0];
}

test('a page has exactly TMDB’s fields', async () => {
  const { ask } = await anUpstreamCatalogue();
  const page = await ask('movie/popular');
  const { unheard_of, ...title } = aFakeTitle('movie', 1);
  expect(page.results[0]).toEqual(title);
  expect(page).toMatchObject({ page: 1, total_pages: 3, total_results: 57 });
});

test('a title of HTML is passed on as text', async () => {
  const { ask } = await anUpstreamCatalogue();
  const { results } = await ask('movie/popular');
  expect(results[2]?.title).toBe('<b onclick="alert(1)">Bold</b> & <script>alert(2)</script>');
});

test('a null date is empty, and a missing poster is null', async () => {
  const { ask } = await anUpstreamCatalogue();
  const { results } = await ask('movie/popular');
  expect(results[4]).toMatchObject({ id: 5, release_date: '' });
  expect(results[3]).toMatchObject({ id: 4, poster_path: null });
});

test('a field of a wrong type becomes empty, and its row stays', async () => {
  const wrong = {
    id: 7,
    title: { text: 'no text' },
    original_title: 7,
    overview: null,
    release_date: 'soon',
    poster_path: 12,
    genre_ids: [18, '35', null, 1.5],
    popularity: '9',
    vote_average: null,
    adult: 'no',
  };
  expect(await firstRow('movie', wrong)).toEqual({
    ...{ id: 7, title: '', original_title: '', overview: '', release_date: '' },
    ...{ poster_path: null, backdrop_path: null, genre_ids: [18], original_language: '' },
    ...{
      popularity: 0,
      vote_average: 0,
      vote_count: 0,
      adult: false,
      softcore: false,
      video: false,
    },
  });
});

test.each(['//evil.example/x.jpg', '/../../x.jpg', 'x.jpg', '/x.jpg?y', '/x.html', ' /x.jpg', ''])(
  'the poster path %j leads nowhere',
  async (poster_path) => {
    expect(await firstRow('tv', { id: 7, poster_path })).toMatchObject({ poster_path: null });
  },
);

test('rows without a usable id are left out', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const rows = [{ id: 0 }, { id: 1.5 }, { id: '8' }, {}, null, 'row', [1], { id: 9 }];
  tmdb.next(content({ page: 1, results: rows, total_pages: 'many', total_results: -1 }));
  const page = await ask('tv/popular');
  expect(page.results.map(({ id }) => id)).toEqual([9]);
  expect(page).toMatchObject({ page: 1, total_pages: 1, total_results: 0 });
});

test('titles for adults are left out of lists, and their details are a 404', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const rows = [{ id: 6, adult: true }, { id: 7 }, { id: 8, softcore: true }];
  tmdb.next(content({ page: 1, results: rows, total_pages: 1, total_results: 3 }));
  expect((await ask('movie/popular')).results).toMatchObject([{ id: 7 }]);
  tmdb.next(content({ page: 1, results: rows.slice(0, 1), total_pages: 1, total_results: 1 }));
  expect((await ask('tv/popular')).results).toEqual([]);
  for (const adults of [{ adult: true }, { softcore: true }]) {
    const id = adults.adult ? 6 : 8;
    tmdb.next(content({ ...aFakeTitle('movie', id), ...adults, genres: [] }));
    expect(await ask(`movie/${id}`)).toBeNull();
    expect(await ask(`movie/${id}`)).toBeNull();
  }
  expect(tmdb.requests).toHaveLength(4);
});

test('a body that is nested too deeply is not parsed', () => {
  const nested = (depth: number) => Buffer.from(`${'['.repeat(depth)}1${']'.repeat(depth)}`);
  expect(parseBoundedJson(nested(16))).toBeInstanceOf(Array);
  expect(parseBoundedJson(nested(17))).toBeUndefined();
  expect(parseBoundedJson(Buffer.from('{"a":'.repeat(100_000)))).toBeUndefined();
});

test('brackets in texts and side by side do not count as nesting', () => {
  const body = {
    title: '[[[{{{"\\"[[['.repeat(10),
    results: Array.from({ length: 100 }, () => [{}]),
  };
  expect(parseBoundedJson(Buffer.from(JSON.stringify(body)))).toEqual(body);
});

test('texts and lists are cut to their limits', async () => {
  const row = await firstRow('movie', {
    id: 7,
    title: 'x'.repeat(100_000),
    overview: 'x'.repeat(100_000),
    genre_ids: Array.from({ length: 5000 }, (_, place) => place + 1),
  });
  expect(row?.title).toHaveLength(500);
  expect(row?.overview).toHaveLength(10_000);
  expect(row?.genre_ids).toHaveLength(100);
});

test('duplicates across pages are passed on, because the app removes them', async () => {
  const { ask } = await anUpstreamCatalogue();
  const one = await ask('movie/popular');
  const two = await ask('movie/popular?page=2');
  expect(two.results[0]).toEqual(one.results.at(-1));
});

test('details have genres with names, and videos on request', async () => {
  const { ask } = await anUpstreamCatalogue();
  const details = await ask('tv/2?append_to_response=videos');
  expect(details).toMatchObject({
    id: 2,
    name: 'Show 2',
    genres: [
      { id: 35, name: 'Comedy' },
      { id: 18, name: 'Drama' },
    ],
    videos: { results: [{ type: 'Teaser' }, { type: 'Trailer', key: 'en-Trailer-2' }] },
    seasons: [],
    last_episode_to_air: null,
  });
  expect(details).not.toHaveProperty('genre_ids');
  expect(await ask('tv/2')).not.toHaveProperty('videos');
});

test('details with the id of another title are refused', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  tmdb.next(content({ ...aFakeTitle('movie', 3), genres: [] }));
  await expect(ask('movie/2')).rejects.toMatchObject({ status: 503 });
});

test('an invalid key of a video becomes empty', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const keys = ['SUXWAEX2jlg', '"><script>', '../../x', 7];
  const results = keys.map((key) => ({ key, site: 'YouTube', type: 'Trailer' }));
  tmdb.next(content({ id: 2, results }));
  expect(await ask('movie/2/videos')).toMatchObject({
    results: [{ key: 'SUXWAEX2jlg' }, { key: '' }, { key: '' }, { key: '' }],
  });
});

test.each([{ genres: [] }, { genres: {} }, { genres: [{ name: 'Drama' }] }])(
  '%j is no list of genres',
  async (body) => {
    const { tmdb, ask } = await anUpstreamCatalogue();
    tmdb.next(content(body));
    await expect(ask('genre/movie/list')).rejects.toMatchObject({ status: 503 });
  },
);
