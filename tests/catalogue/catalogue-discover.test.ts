import { expect, test } from 'vitest';
import { dateOf } from '#contract/catalogue.ts';
import { bundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import { aCatalogueReader } from '#tests/support/catalogue/a-catalogue-reader.ts';

interface Row {
  id: number;
  title: string;
  name: string;
  genre_ids: number[];
  release_date: string;
  first_air_date: string;
  popularity: number;
}

async function discover(query: string): Promise<{ results: Row[]; total_results: number }> {
  const { get } = await aCatalogueReader();
  const answer = await get(`/discover/${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('without a filter, discover is the popular list', async () => {
  const { get } = await aCatalogueReader();
  expect((await get('/discover/movie')).json()).toEqual((await get('/movie/popular')).json());
});

test('one genre gives the titles of that genre, most popular first', async () => {
  const { results, total_results } = await discover('movie?with_genres=27');
  expect(results.every(({ genre_ids }) => genre_ids.includes(27))).toBe(true);
  expect(total_results).toBeGreaterThan(20);
  const popularities = results.map(({ popularity }) => popularity);
  expect(popularities).toEqual([...popularities].sort((a, b) => b - a));
});

test.each(['28,12', '28%2C12', '28,12,', '28,%2012', ',28,12'])(
  '%s asks for titles of both genres',
  async (genres) => {
    const { results, total_results } = await discover(`movie?with_genres=${genres}`);
    expect(results.every(({ genre_ids }) => genre_ids.includes(28) && genre_ids.includes(12))).toBe(
      true,
    );
    expect(total_results).toBeGreaterThan(20);
  },
);

test.each(['99|37', '99%7C37'])('%s asks for titles of either genre', async (genres) => {
  const either = await discover(`tv?with_genres=${genres}`);
  const documentaries = await discover('tv?with_genres=99');
  const westerns = await discover('tv?with_genres=37');
  const both = await discover('tv?with_genres=99,37');
  expect(either.total_results).toBe(
    documentaries.total_results + westerns.total_results - both.total_results,
  );
  expect(westerns.total_results).toBeGreaterThan(0);
});

test('unwanted genres are left out', async () => {
  const { results } = await discover('movie?with_genres=16&without_genres=10751,28');
  expect(results.length).toBeGreaterThan(3);
  for (const { genre_ids } of results) {
    expect(genre_ids).toContain(16);
    expect(genre_ids).not.toContain(10751);
    expect(genre_ids).not.toContain(28);
  }
});

test('a genre that no title has gives an empty page, and a word is ignored', async () => {
  expect(await discover('movie?with_genres=424242')).toEqual({
    page: 1,
    results: [],
    total_pages: 1,
    total_results: 0,
  });
  expect((await discover('movie?with_genres=horror')).total_results).toBeGreaterThan(400);
});

test.each(['year', 'primary_release_year'])(
  '%s finds only movies of that year',
  async (parameter) => {
    const { results } = await discover(`movie?${parameter}=1994`);
    expect(results.length).toBeGreaterThan(3);
    expect(results.every(({ release_date }) => release_date.startsWith('1994'))).toBe(true);
  },
);

test('first_air_date_year finds only TV shows that began in that year', async () => {
  const { results } = await discover('tv?first_air_date_year=2008');
  expect(results.map(({ name }) => name)).toContain('Breaking Bad');
  expect(results.every(({ first_air_date }) => first_air_date.startsWith('2008'))).toBe(true);
});

test.each([
  ['movie?primary_release_date.gte=1990-01-01&primary_release_date.lte=1994-12-31', /^199[0-4]/],
  ['tv?first_air_date.gte=2008-01-01&first_air_date.lte=2008-12-31', /^2008/],
])('%s finds only titles of these years', async (query, years) => {
  const { results } = await discover(query);
  expect(results.length).toBeGreaterThan(3);
  for (const row of results) expect(row.release_date ?? row.first_air_date).toMatch(years);
});

test('the order can be reversed', async () => {
  const { results } = await discover('movie?sort_by=popularity.asc');
  const popularities = results.map(({ popularity }) => popularity);
  expect(popularities).toEqual([...popularities].sort((a, b) => a - b));
});

test.each(['release_date', 'primary_release_date'])('%s sorts by date', async (field) => {
  const dates = bundledCatalogue().movie.rows.map(dateOf).sort();
  const oldest = (await discover(`movie?sort_by=${field}.asc`)).results;
  expect(oldest.map(({ release_date }) => release_date)).toEqual(dates.slice(0, 20));
  const newest = (await discover(`movie?sort_by=${field}.desc`)).results;
  expect(newest.map(({ release_date }) => release_date)).toEqual(dates.reverse().slice(0, 20));
});

test('titles and names sort alphabetically, as a person would sort them', async () => {
  const { results } = await discover('tv?sort_by=name.asc&with_genres=35');
  const names = results.map(({ name }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator('en', { numeric: true }).compare));
  expect((await discover('movie?sort_by=title.desc')).results[0]?.title).toBe('Your Name.');
});

test.each(['vote_average.desc', 'nonsense', 'constructor.asc', 'title', 'title.down'])(
  'sort_by=%s leaves the popular order',
  async (order) => {
    const sorted = await discover(`movie?sort_by=${order}&with_genres=37`);
    expect(sorted).toEqual(await discover('movie?with_genres=37'));
  },
);
