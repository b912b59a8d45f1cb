import { expect, test } from 'vitest';
import { readLanguage } from '#server/catalogue/catalogue-reader.ts';
import { anUpstreamCatalogue } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { content, status } from '#tests/support/catalogue/fake-tmdb.ts';

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
])('a tag that is not a language, such as %j, is answered in English', (tag) => {
  expect(readLanguage(tag, '')).toEqual({ language: 'en-US', region: null });
});

test('an explicit region replaces the region of the language', () => {
  expect(readLanguage('de-AT', 'ch')).toEqual({ language: 'de-AT', region: 'CH' });
  expect(readLanguage('de-AT', 'nowhere')).toEqual({ language: 'de-AT', region: 'AT' });
});

test('a missing overview is replaced by the English one, and nothing else is', async () => {
  const { tmdb, askAs } = await anUpstreamCatalogue();
  const { results } = await askAs({ language: 'de' })('movie/popular');
  expect(results[0]).toMatchObject({ title: 'Film 1', overview: 'What 1 is about.' });
  expect(results[1]).toMatchObject({ title: 'Film 2', overview: 'Worum es in 2 geht.' });
  expect(tmdb.requests.map(({ query }) => query.language)).toEqual(['de', 'en-US']);
});

test('a completed answer is made once', async () => {
  const { askAs } = await anUpstreamCatalogue();
  const ask = askAs({ language: 'de' });
  expect(await ask('movie/popular')).toBe(await ask('movie/popular'));
});

test('the English answer is cached like any other, and not requested when nothing is missing', async () => {
  const { tmdb, askAs } = await anUpstreamCatalogue();
  await askAs({ language: 'de' })('movie/popular');
  await askAs({ language: 'de' })('movie/popular');
  await askAs({ language: 'en-US' })('movie/popular');
  await askAs({ language: 'de' })('movie/2?append_to_response=videos');
  await askAs({ language: 'fr' })('movie/popular');
  expect(tmdb.requests.map(({ path, query }) => `${path} ${query.language}`)).toEqual([
    'movie/popular de',
    'movie/popular en-US',
    'movie/2 de',
    'movie/2 en-US',
    'movie/popular fr',
  ]);
});

test('a genre without a name in the reader’s language has its English one', async () => {
  const { askAs } = await anUpstreamCatalogue();
  expect(await askAs({ language: 'de' })('genre/movie/list')).toMatchObject({
    genres: expect.arrayContaining([
      { id: 18, name: 'Drama' },
      { id: 28, name: 'Action auf Deutsch' },
    ]),
  });
});

test.each([
  [1, ['de-Teaser-1', 'en-Teaser-1', 'en-Trailer-1']],
  [2, ['de-Teaser-2', 'de-Trailer-2']],
])(
  'movie %i has the videos %j, the English ones only without a German trailer',
  async (id, keys) => {
    const { askAs } = await anUpstreamCatalogue();
    expect(await askAs({ language: 'de' })(`movie/${id}/videos`)).toMatchObject({
      results: keys.map((key) => ({ key })),
    });
  },
);

test('missing details are filled in from English one by one, trailer and genres too', async () => {
  const { askAs } = await anUpstreamCatalogue();
  expect(await askAs({ language: 'de' })('movie/1?append_to_response=videos')).toMatchObject({
    title: 'Film 1',
    overview: 'What 1 is about.',
    genres: [
      { id: 35, name: 'Comedy auf Deutsch' },
      { id: 18, name: 'Drama' },
    ],
    videos: { results: [{ key: 'de-Teaser-1' }, { key: 'en-Teaser-1' }, { key: 'en-Trailer-1' }] },
  });
});

test('when the English answer fails, the incomplete one in the reader’s language is given', async () => {
  const { tmdb, askAs } = await anUpstreamCatalogue();
  const row = { id: 7, title: 'Nur auf Deutsch', overview: '' };
  tmdb.next(content({ page: 1, results: [row], total_pages: 1, total_results: 1 }));
  tmdb.always(status(500));
  const { results } = await askAs({ language: 'de' })('movie/popular');
  expect(results).toMatchObject([row]);
});
