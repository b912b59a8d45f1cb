import { expect, test } from 'vitest';
import { anUpstreamCatalogue } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';
import { aFakeTitle } from '#tests/support/catalogue/fake-titles.ts';
import { content } from '#tests/support/catalogue/fake-tmdb.ts';

const byImdb = '?external_source=imdb_id';
const nothing = {
  ...{ movie_results: [], person_results: [], tv_results: [] },
  ...{ tv_episode_results: [], tv_season_results: [] },
};

test.each([
  ['tt0088763', 'movie_results', { id: 105, media_type: 'movie', title: 'Back to the Future' }],
  ['tt0903747', 'tv_results', { id: 1396, media_type: 'tv', name: 'Breaking Bad' }],
])('the bundled catalogue finds %s among the %s', async (id, list, title) => {
  expect(await askBundled(`find/${id}${byImdb}`)).toEqual({
    ...nothing,
    [list]: [expect.objectContaining(title)],
  });
});

test('an unknown id stands for nothing', async () => {
  const { ask } = await anUpstreamCatalogue();
  expect(await askBundled(`find/tt99999999${byImdb}`)).toEqual(nothing);
  expect(await askBundled(`find/nm0000158${byImdb}`)).toEqual(nothing);
  expect(await ask(`find/tt0000999${byImdb}`)).toEqual(nothing);
});

test('what TMDB finds by an id of IMDb is passed on', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const { unheard_of, ...movie } = aFakeTitle('movie', 7);
  expect(await ask(`find/tt0000007${byImdb}`)).toEqual({
    ...nothing,
    movie_results: [{ ...movie, media_type: 'movie' }],
  });
  expect(await ask(`find/nm0000031${byImdb}`)).toMatchObject({
    person_results: [{ id: 31, name: 'Person 31', media_type: 'person' }],
  });
  expect(tmdb.requests[0]).toMatchObject({
    path: 'find/tt0000007',
    query: { external_source: 'imdb_id', language: 'en-US' },
  });
});

test('titles, people and episodes for adults only are not found', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const adult = { id: 7, adult: true };
  tmdb.next(
    content({
      movie_results: [{ ...adult, media_type: 'movie' }],
      person_results: [{ ...adult, media_type: 'person' }],
      tv_results: [{ ...adult, media_type: 'tv' }],
      tv_episode_results: [
        { ...adult, media_type: 'tv_episode' },
        { id: 8, softcore: true, media_type: 'tv_episode' },
      ],
    }),
  );
  expect(await ask(`find/tt0000007${byImdb}`)).toEqual(nothing);
});

test('ids that are not IMDb’s do not exist, and no other source can be named', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  await expect(ask(`find/Q7${byImdb}`)).rejects.toMatchObject({ status: 404 });
  await expect(ask('find/tt7?external_source=tvdb_id')).rejects.toThrow('must be imdb_id');
  await expect(ask('find/tt7')).rejects.toThrow('external_source must be imdb_id');
  expect(tmdb.requests).toEqual([]);
});
