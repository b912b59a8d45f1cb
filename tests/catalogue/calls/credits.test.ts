import { expect, test } from 'vitest';
import type { Credits } from '#contract/people-schemas.ts';
import { anUpstreamCatalogue, days } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';
import { content } from '#tests/support/catalogue/fake-tmdb.ts';

test('the bundled catalogue knows who is in a movie and who made it', async () => {
  const { cast, crew, ...others } = await askBundled<Credits>('movie/105/credits');
  expect(others).toEqual({ id: 105 });
  expect(cast[0]).toEqual({
    ...{ adult: false, gender: 0, id: 521, known_for_department: 'Acting', original_name: '' },
    ...{ name: 'Michael J. Fox', popularity: expect.any(Number), profile_path: null },
    ...{ character: 'Marty McFly', credit_id: expect.stringMatching(/^[0-9a-f]{24}$/), order: 0 },
  });
  expect(crew[0]).toMatchObject({ name: 'Robert Zemeckis', job: 'Director' });
  expect(crew[0]).toMatchObject({ department: 'Directing' });
});

test('the bundled catalogue knows who is in a TV show, and names its creators elsewhere', async () => {
  const { cast, crew } = await askBundled<Credits>('tv/1396/credits');
  expect(cast[0]).toMatchObject({ name: 'Bryan Cranston', character: 'Walter White' });
  expect(crew).toEqual([]);
});

test.each(['movie', 'tv'])('an unknown %s has no credits', async (type) => {
  const { ask } = await anUpstreamCatalogue();
  expect(await askBundled(`${type}/99999999/credits`)).toBeNull();
  expect(await ask(`${type}/999/credits`)).toBeNull();
});

test('TMDB’s credits have exactly its fields', async () => {
  const { ask } = await anUpstreamCatalogue();
  const { cast, crew } = await ask<Credits>('movie/7/credits');
  expect(cast[0]).toEqual({
    ...{ adult: false, gender: 2, id: 1, known_for_department: 'Acting', name: 'Person 1' },
    ...{ original_name: 'Personne 1', popularity: 99.125, profile_path: '/person-1.jpg' },
    ...{ cast_id: 100, character: 'Role 0', credit_id: '52fe420dc3a36847f8001000', order: 0 },
  });
  expect(Object.keys(crew[0] ?? {})).toEqual(expect.arrayContaining(['department', 'job']));
  expect((await ask<Credits>('tv/7/credits')).cast[0]).not.toHaveProperty('cast_id');
});

test('directors and writers come before the rest of a long crew', async () => {
  const { ask } = await anUpstreamCatalogue();
  const { crew } = await ask<Credits>('movie/7/credits');
  expect(crew.slice(0, 3).map(({ job }) => job)).toEqual([
    'Director',
    'Screenplay',
    'Foley Artist',
  ]);
  expect(crew).toHaveLength(100);
});

test('people for adults only, and those without a usable id, are left out', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const { cast } = await ask<Credits>('movie/7/credits');
  expect(cast.map(({ id }) => id)).not.toContain(13);
  tmdb.next(content({ cast: [{ id: '1' }, { id: 2, profile_path: '//evil.example' }], crew: [] }));
  expect((await ask<Credits>('movie/8/credits')).cast).toMatchObject([
    { id: 2, name: '', character: '', profile_path: null },
  ]);
});

test('credits are fresh for a month, and an unknown title as long as TMDB says', async () => {
  const { tmdb, ask, clock } = await anUpstreamCatalogue();
  await ask('movie/7/credits');
  await ask('movie/999/credits');
  clock.advance(30 * days - 1000);
  await ask('movie/7/credits');
  expect(tmdb.requests).toHaveLength(2);
  await ask('movie/999/credits');
  expect(tmdb.requests).toHaveLength(3);
  clock.advance(1000);
  await ask('movie/7/credits');
  await expect.poll(() => tmdb.requests).toHaveLength(4);
});
