import { expect, test } from 'vitest';
import { nameOf } from '#contract/catalogue.ts';
import type { CombinedCredits } from '#contract/people-schemas.ts';
import { anUpstreamCatalogue, days } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';
import { aFakeTitle } from '#tests/support/catalogue/fake-titles.ts';
import { content } from '#tests/support/catalogue/fake-tmdb.ts';

test('the bundled catalogue knows the titles of a person, movies and TV shows', async () => {
  const { cast, ...others } = await askBundled<CombinedCredits>('person/17419/combined_credits');
  expect(others).toMatchObject({ id: 17419 });
  const role = cast.find(({ id, media_type }) => id === 1396 && media_type === 'tv');
  expect(role).toMatchObject({ name: 'Breaking Bad', character: 'Walter White' });
  expect(role?.credit_id).toMatch(/^[0-9a-f]{24}$/);
  const crew = (await askBundled<CombinedCredits>('person/24/combined_credits')).crew;
  expect(crew.filter(({ job }) => job === 'Director').map(nameOf)).toContain('Back to the Future');
});

test('a title of TMDB in the credits of a person has exactly its fields', async () => {
  const { ask } = await anUpstreamCatalogue();
  const { cast, crew } = await ask<CombinedCredits>('person/31/combined_credits');
  const { unheard_of, ...movie } = aFakeTitle('movie', 1);
  const role = { character: 'Role 0', credit_id: '52fe420dc3a36847f8003000', order: 0 };
  expect(cast.find(({ id }) => id === 1)).toEqual({ ...movie, media_type: 'movie', ...role });
  expect(cast.find(({ media_type }) => media_type === 'tv')).toMatchObject({
    name: 'Show 7',
    episode_count: 3,
  });
  expect(crew).toMatchObject([{ title: 'Movie 2', job: 'Director', department: 'Directing' }]);
});

test('an unknown person has no credits', async () => {
  const { ask } = await anUpstreamCatalogue();
  expect(await askBundled('person/99999999/combined_credits')).toBeNull();
  expect(await ask('person/999/combined_credits')).toBeNull();
});

test('missing texts are replaced by the English ones of the same kind of title', async () => {
  const { tmdb, askAs } = await anUpstreamCatalogue();
  const credits = (movie: string, tvShow: string) => ({
    cast: [
      { id: 7, media_type: 'movie', title: 'Film 7', overview: movie },
      { id: 7, media_type: 'tv', name: 'Serie 7', overview: tvShow },
    ],
    crew: [],
  });
  tmdb.next(content(credits('', '')), content(credits('A movie.', 'A show.')));
  const { cast } = await askAs({ language: 'de' })<CombinedCredits>('person/31/combined_credits');
  expect(cast.map(({ overview }) => overview)).toEqual(['A movie.', 'A show.']);
});

test('titles for adults only and of an unknown kind are left out', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const rows = [
    { id: 1, adult: true, media_type: 'tv' },
    { id: 2, media_type: 'game' },
    { id: 3, media_type: 'movie' },
  ];
  tmdb.next(content({ cast: rows, crew: [] }));
  const { cast } = await ask<CombinedCredits>('person/31/combined_credits');
  expect(cast).toMatchObject([{ id: 3, title: '', character: '', poster_path: null }]);
});

test('of very many titles there are the five hundred newest, whatever their order', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const movie = (id: number, release_date: string) => ({ id, release_date, media_type: 'movie' });
  const adults = Array.from({ length: 600 }, (_, place) => {
    return { ...movie(place + 1000, '2020-01-01'), adult: true };
  });
  const undated = movie(1, '');
  const many = Array.from({ length: 600 }, (_, place) => movie(place + 2, `${place + 1400}-01-01`));
  tmdb.next(content({ cast: [], crew: [undated, ...adults, ...many] }));
  const { crew } = await ask<CombinedCredits>('person/31/combined_credits');
  expect(crew).toHaveLength(500);
  expect(crew[0]).toMatchObject({ id: 601, release_date: '1999-01-01' });
  expect(crew.at(-1)).toMatchObject({ id: 102, release_date: '1500-01-01' });
});

test('titles without a date are last', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const cast = [
    { id: 1, media_type: 'movie', title: 'Announced' },
    { id: 2, media_type: 'movie', title: 'Old', release_date: '1999' },
    { id: 3, media_type: 'tv', name: 'New', first_air_date: '2001-01-01' },
  ];
  tmdb.next(content({ cast, crew: [] }));
  const credits = await ask<CombinedCredits>('person/31/combined_credits');
  expect(credits.cast.map(nameOf)).toEqual(['New', 'Old', 'Announced']);
});

test('the credits of a person are fresh for a week', async () => {
  const { tmdb, ask, clock } = await anUpstreamCatalogue();
  await ask('person/31/combined_credits');
  clock.advance(7 * days - 1000);
  await ask('person/31/combined_credits');
  expect(tmdb.requests).toHaveLength(1);
  clock.advance(1000);
  await ask('person/31/combined_credits');
  await expect.poll(() => tmdb.requests).toHaveLength(2);
});
