import { ExternalId, MovieDb } from 'moviedb-promise';
import { expect, test } from 'vitest';
import { aCatalogueReader } from '#tests/support/catalogue/a-catalogue-reader.ts';

/** A published TMDB client that calls our address with the bearer token. */
async function aTmdbClient() {
  const { app, authorization } = await aCatalogueReader();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const client = new MovieDb('no key needed', `${address}/catalogue/3/`);
  return { client, signedIn: { headers: { Authorization: authorization } } };
}

test('a TMDB client lists popular movies and TV shows', async () => {
  const { client, signedIn } = await aTmdbClient();
  const movies = await client.moviePopular({ page: 2 }, signedIn);
  const tvShows = await client.tvPopular({}, signedIn);
  expect(movies).toMatchObject({ page: 2, results: { length: 20 } });
  expect(tvShows.results?.[0]).toMatchObject({ id: 1396, name: 'Breaking Bad' });
});

test('a TMDB client searches', async () => {
  const { client, signedIn } = await aTmdbClient();
  const movies = await client.searchMovie({ query: 'amelie', language: 'en-US' }, signedIn);
  const tvShows = await client.searchTv({ query: 'la casa de papel' }, signedIn);
  expect(movies.results?.[0]).toMatchObject({ id: 194, title: 'Amélie' });
  expect(tvShows.results?.[0]).toMatchObject({ id: 71446, name: 'Money Heist' });
});

test('a TMDB client discovers by genre', async () => {
  const { client, signedIn } = await aTmdbClient();
  const { genres } = await client.genreMovieList({}, signedIn);
  const western = genres?.find(({ name }) => name === 'Western')?.id;
  const found = await client.discoverMovie({ with_genres: String(western) }, signedIn);
  expect(found.results?.map(({ title }) => title)).toContain('The Good, the Bad and the Ugly');
});

test('a TMDB client fetches details and videos', async () => {
  const { client, signedIn } = await aTmdbClient();
  const movie = await client.movieInfo({ id: 550, append_to_response: 'videos' }, signedIn);
  const videos = await client.tvVideos({ id: 1396 }, signedIn);
  expect(movie).toMatchObject({ title: 'Fight Club', runtime: 139 });
  expect(videos.results?.[0]).toMatchObject({ site: 'YouTube', type: 'Trailer' });
});

test('a TMDB client finds people and their titles', async () => {
  const { client, signedIn } = await aTmdbClient();
  const { cast, crew } = await client.movieCredits({ id: 105 }, signedIn);
  expect(crew?.[0]).toMatchObject({ name: 'Robert Zemeckis', job: 'Director' });
  const id = Number(cast?.[0]?.id);
  expect(await client.personInfo({ id }, signedIn)).toMatchObject({ name: 'Michael J. Fox' });
  const credits = await client.personCombinedCredits({ id }, signedIn);
  expect(credits.cast).toContainEqual(expect.objectContaining({ character: 'Marty McFly' }));
  const found = await client.searchMulti({ query: 'michael j fox' }, signedIn);
  expect(found.results?.[0]).toMatchObject({ media_type: 'person', id });
});

test('a TMDB client finds similar titles, and titles by their IMDb id', async () => {
  const { client, signedIn } = await aTmdbClient();
  const similar = await client.movieRecommendations({ id: 238 }, signedIn);
  expect(similar.results?.[0]).toMatchObject({ title: 'The Godfather Part II' });
  const byId = await client.find({ id: 'tt0088763', external_source: ExternalId.ImdbId }, signedIn);
  expect(byId.movie_results?.[0]).toMatchObject({ title: 'Back to the Future' });
});

test('a TMDB client without an access token is refused', async () => {
  const { client } = await aTmdbClient();
  await expect(client.moviePopular()).rejects.toMatchObject({ response: { status: 401 } });
});
