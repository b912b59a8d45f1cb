import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Person, personSchema } from '#contract/people-schemas.ts';
import { anUpstreamCatalogue, days } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';
import { fakePerson } from '#tests/support/catalogue/fake-people.ts';
import { content } from '#tests/support/catalogue/fake-tmdb.ts';

test('the bundled catalogue knows the name of a person, and TMDB’s empty values for the rest', async () => {
  expect(await askBundled('person/521')).toEqual({
    ...{ adult: false, also_known_as: [], biography: '', birthday: null, deathday: null },
    ...{ gender: 0, homepage: null, id: 521, imdb_id: null, known_for_department: 'Acting' },
    ...{ name: 'Michael J. Fox', original_name: '', place_of_birth: null, profile_path: null },
    popularity: expect.any(Number),
  });
});

test('a person of TMDB has exactly its fields', async () => {
  const { ask } = await anUpstreamCatalogue();
  expect({ ...(await ask<Person>('person/31')), unheard_of: 'whatever comes next' }).toEqual(
    fakePerson(31, 'en-US'),
  );
});

test('an unknown person does not exist, nor does one for adults only', async () => {
  const { ask } = await anUpstreamCatalogue();
  expect(await askBundled('person/99999999')).toBeNull();
  expect(await ask('person/999')).toBeNull();
  expect(await ask('person/13')).toBeNull();
});

test('a missing biography is replaced by the English one', async () => {
  const { askAs } = await anUpstreamCatalogue();
  const ask = askAs({ language: 'de' });
  expect((await ask<Person>('person/1')).biography).toBe('Who 1 is.');
  expect((await ask<Person>('person/2')).biography).toBe('Wer 2 ist.');
});

test('a person is fresh for a week', async () => {
  const { tmdb, ask, clock } = await anUpstreamCatalogue();
  await ask('person/31');
  clock.advance(7 * days - 1000);
  await ask('person/31');
  expect(tmdb.requests).toHaveLength(1);
  clock.advance(1000);
  await ask('person/31');
  await expect.poll(() => tmdb.requests).toHaveLength(2);
});

test('nothing can be appended to a person', async () => {
  await expect(askBundled('person/31?append_to_response=images')).rejects.toThrow(
    'does not support append_to_response. It supports language.',
  );
});

test('no text and no list is longer than its bound', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const also_known_as = Array.from({ length: 200 }, () => 'x'.repeat(600));
  tmdb.next(content({ id: 31, also_known_as }));
  const person = await ask<Person & { also_known_as: string[] }>('person/31');
  expect(person.also_known_as).toHaveLength(100);
  expect(person.also_known_as[0]).toHaveLength(500);
});

test.each(['2025-02-31', '2025-13-01', ''])('the day “%s” is in no calendar', async (day) => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  tmdb.next(content({ id: 31, birthday: day }));
  tmdb.next(content({ id: 31 }));
  expect(await ask('person/31')).toMatchObject({ birthday: null });
  expect(v.parse(personSchema, { id: 31, birthday: day })).toMatchObject({ birthday: '' });
});

test('a field of a wrong type becomes empty', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  tmdb.next(content({ id: 31, name: 7, birthday: 'July', profile_path: '/../x.jpg' }));
  tmdb.next(content({ id: 31 }));
  const empty = { id: 31, name: '', biography: '', birthday: null, profile_path: null };
  expect(await ask('person/31')).toMatchObject(empty);
});
