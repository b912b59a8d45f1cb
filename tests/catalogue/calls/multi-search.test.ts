import { expect, test } from 'vitest';
import type { Page } from '#contract/catalogue.ts';
import type { Found } from '#contract/people-schemas.ts';
import { anUpstreamCatalogue } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';
import { aFakePerson } from '#tests/support/catalogue/fake-people.ts';
import { aFakeTitle } from '#tests/support/catalogue/fake-titles.ts';
import { content } from '#tests/support/catalogue/fake-tmdb.ts';

test('the bundled catalogue finds movies, TV shows and people', async () => {
  const fargo = await askBundled<Page<Found>>('search/multi?query=fargo');
  expect(fargo).toMatchObject({ page: 1, total_pages: 1, total_results: 2 });
  expect(fargo.results.map(({ media_type }) => media_type).sort()).toEqual(['movie', 'tv']);
  const [person] = (await askBundled<Page<Found>>('search/multi?query=Tom Hanks')).results;
  expect(person).toEqual({
    ...{ adult: false, gender: 0, id: 31, known_for_department: 'Acting', media_type: 'person' },
    ...{ name: 'Tom Hanks', original_name: '', popularity: expect.any(Number), profile_path: null },
    known_for: [expect.anything(), expect.anything(), expect.anything()],
  });
});

test('a second page goes on where the first one ends', async () => {
  const ask = (page: number) => askBundled<Page<Found>>(`search/multi?query=john&page=${page}`);
  const [first, second] = [await ask(1), await ask(2)];
  expect(first.results).toHaveLength(20);
  expect(second).toMatchObject({ page: 2, total_results: first.total_results });
  expect(second.results).toHaveLength(Math.min(20, first.total_results - 20));
  const all = [...first.results, ...second.results];
  const keys = all.map(({ media_type, id }) => `${media_type} ${id}`);
  expect(new Set(keys).size).toBe(all.length);
});

test('what TMDB finds has exactly its fields', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const { results } = await ask<Page<Found>>('search/multi?query=A Name 7');
  const { unheard_of, ...movie } = aFakeTitle('movie', 7);
  const { unheard_of: _, ...person } = aFakePerson(7);
  expect(results.map(({ media_type }) => media_type)).toEqual(['movie', 'tv', 'person']);
  expect(results[0]).toEqual({ ...movie, media_type: 'movie' });
  expect(results[2]).toMatchObject({ ...person, known_for: { length: 3 } });
  expect(tmdb.requests[0]?.query).toMatchObject({ query: 'a name 7', include_adult: 'false' });
});

test('an empty query is answered without TMDB', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const nothing = { page: 1, results: [], total_pages: 1, total_results: 0 };
  expect(await ask('search/multi?query= ')).toEqual(nothing);
  expect(await askBundled('search/multi')).toEqual(nothing);
  expect(tmdb.requests).toEqual([]);
});

test('titles and people for adults only, and unknown kinds, are left out', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const adult = { id: 2, adult: true, media_type: 'movie' };
  const results = [
    adult,
    { id: 3, adult: true, media_type: 'person' },
    { id: 4, media_type: 'collection' },
    { id: 5, media_type: 'person', name: 'Somebody', known_for: [adult] },
  ];
  tmdb.next(content({ page: 1, results, total_pages: 1, total_results: 4 }));
  expect((await ask<Page<Found>>('search/multi?query=x')).results).toMatchObject([
    { id: 5, name: 'Somebody', known_for: [] },
  ]);
});

test('a title that TMDB finds without an overview gets the English one', async () => {
  const { askAs } = await anUpstreamCatalogue();
  const { results } = await askAs({ language: 'de' })<Page<Found>>('search/multi?query=name 7');
  expect(results[0]).toMatchObject({ title: 'Film 7', overview: 'What 7 is about.' });
});
