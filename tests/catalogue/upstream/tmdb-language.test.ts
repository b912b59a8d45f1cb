import { expect, test } from 'vitest';
import { readLanguage } from '#server/catalogue/catalogue-reader.ts';
import { aTmdbCatalogue } from '#tests/support/catalogue/a-tmdb-catalogue.ts';
import { content, status } from '#tests/support/catalogue/fake-tmdb.ts';

const first = { page: 1 };

test.each([
  ['de', 'de', null],
  ['de-AT', 'de-AT', 'AT'],
  ['pt-br', 'pt-BR', 'BR'],
  ['zh-Hant-TW', 'zh-TW', 'TW'],
  ['es-419', 'es', null],
  ['en-US-u-hc-h12', 'en-US', 'US'],
])('a browser that speaks %s is answered in %s', (tag, language, region) => {
  expect(readLanguage(tag, '')).toEqual({ language, region });
});

test.each([
  '',
  'xx',
  'qq-QQ',
  'klingon',
  'gsw',
  'de_DE&api_key=x',
  'd',
  'de-'.repeat(30),
  '../..',
  '%00',
])('what is no language that TMDB could know, such as %j, is English', (tag) => {
  expect(readLanguage(tag, '')).toEqual({ language: 'en-US', region: null });
});

test('a region of its own takes the place of the language’s', () => {
  expect(readLanguage('de-AT', 'ch')).toEqual({ language: 'de-AT', region: 'CH' });
  expect(readLanguage('de-AT', 'nowhere')).toEqual({ language: 'de-AT', region: 'AT' });
});

test('English takes the place of each overview that is missing, and of nothing else', async () => {
  const { tmdb, readIn } = await aTmdbCatalogue();
  const { results } = await readIn('de').popular('movie', first);
  expect(results[0]).toMatchObject({ title: 'Film 1', overview: 'What 1 is about.' });
  expect(results[1]).toMatchObject({ title: 'Film 2', overview: 'Worum es in 2 geht.' });
  expect(tmdb.requests.map(({ query }) => query.language)).toEqual(['de', 'en-US']);
});

test('the English answer is kept like any other, and not asked for when nothing is missing', async () => {
  const { tmdb, readIn } = await aTmdbCatalogue();
  await readIn('de').popular('movie', first);
  await readIn('de').popular('movie', first);
  await readIn('en-US').popular('movie', first);
  await readIn('de').getDetails('movie', 2, ['videos']);
  await readIn('fr').popular('movie', first);
  expect(tmdb.requests.map(({ path, query }) => `${path} ${query.language}`)).toEqual([
    'movie/popular de',
    'movie/popular en-US',
    'movie/2 de',
    'movie/2 en-US',
    'movie/popular fr',
  ]);
});

test('a genre without a name in the reader’s language has its English one', async () => {
  const { readIn } = await aTmdbCatalogue();
  const genres = await readIn('de').genres('movie');
  expect(genres.find(({ id }) => id === 18)).toEqual({ id: 18, name: 'Drama' });
  expect(genres.find(({ id }) => id === 28)).toEqual({ id: 28, name: 'Action auf Deutsch' });
});

test('without a trailer in the reader’s language there is the English one', async () => {
  const { readIn } = await aTmdbCatalogue();
  const keysOf = async (id: number) =>
    (await readIn('de').getVideos('movie', id))?.map(({ key }) => key);
  expect(await keysOf(1)).toEqual(['de-Teaser-1', 'en-Teaser-1', 'en-Trailer-1']);
  expect(await keysOf(2)).toEqual(['de-Teaser-2', 'de-Trailer-2']);
});

test('details are filled in field by field, their trailer and genres too', async () => {
  const { readIn } = await aTmdbCatalogue();
  expect(await readIn('de').getDetails('movie', 1, ['videos'])).toMatchObject({
    title: 'Film 1',
    overview: 'What 1 is about.',
    genres: [
      { id: 35, name: 'Comedy auf Deutsch' },
      { id: 18, name: 'Drama' },
    ],
    videos: { results: [{ key: 'de-Teaser-1' }, { key: 'en-Teaser-1' }, { key: 'en-Trailer-1' }] },
  });
});

test('without the English answer the half in the reader’s language is given', async () => {
  const { tmdb, readIn } = await aTmdbCatalogue();
  const row = { id: 7, title: 'Nur auf Deutsch', overview: '' };
  tmdb.next(content({ page: 1, results: [row], total_pages: 1, total_results: 1 }));
  tmdb.always(status(500));
  const { results } = await readIn('de').popular('movie', first);
  expect(results).toMatchObject([row]);
});
