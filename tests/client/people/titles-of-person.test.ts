// What a person's page lists; docs/contracts/screens.md#a-person
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describePart } from '#client/features/people/describe-part.ts';
import { readTitlesOfPerson } from '#client/features/people/titles-of-person.ts';
import { words as germanWords } from '#client/messages/de/de-people.ts';
import { messages as en } from '#client/messages/en/en.ts';
import { words } from '#client/messages/en/en-people.ts';
import { nameOf } from '#contract/catalogue.ts';
import { combinedCreditsSchema } from '#contract/people-schemas.ts';

const aMovie = { media_type: 'movie', id: 1, title: 'First', release_date: '1985-07-03' };
const aShow = { media_type: 'tv', id: 1, name: 'Second', first_air_date: '1990-01-01' };

function read(cast: unknown[], crew: unknown[] = []) {
  return readTitlesOfPerson(v.parse(combinedCreditsSchema, { cast, crew }), en.catalogue);
}

function namesIn(titles: ReturnType<typeof read>) {
  return titles.map(({ title }) => nameOf(title));
}

test('the newest title comes first, those without a date come last', () => {
  const undated = { media_type: 'movie', id: 2, title: 'Undated' };
  const newest = { media_type: 'movie', id: 3, title: 'Newest', release_date: '2024' };
  expect(namesIn(read([undated, aMovie, newest], [aShow]))).toEqual([
    'Newest',
    'Second',
    'First',
    'Undated',
  ]);
});

test('a title is listed once with everything that somebody did for it', () => {
  const [title, ...others] = read(
    [
      { ...aMovie, character: 'Rob' },
      { ...aMovie, character: 'Narrator' },
      { ...aMovie, character: 'Rob' },
    ],
    [
      { ...aMovie, job: 'Director' },
      { ...aMovie, job: 'Writer' },
    ],
  );
  expect(others).toEqual([]);
  expect(title).toMatchObject({
    characters: ['Rob', 'Narrator'],
    jobs: ['Director', 'Writer'],
  });
});

test('a movie and a TV show with one id are two titles', () => {
  expect(read([aMovie, aShow]).map(({ key }) => key)).toEqual([
    { type: 'tv', id: 1 },
    { type: 'movie', id: 1 },
  ]);
});

test('titles for adults are left out', () => {
  expect(read([{ ...aMovie, adult: true }], [{ ...aShow, softcore: true }])).toEqual([]);
});

test('the title of a credit has nothing of the credit, since favorites store it', () => {
  const [found] = read([{ ...aMovie, character: 'Rob', order: 1, credit_id: 'c', adult: false }]);
  expect(found?.title).toMatchObject({ title: 'First', adult: false });
  expect(Object.keys(found?.title ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(character|order|credit_id)$/)]),
  );
});

test('a title without a name gets one from its id', () => {
  expect(namesIn(read([{ media_type: 'tv', id: 7 }]))).toEqual(['TV show 7']);
});

test('what somebody did is said in the language of the app, where there is a word', () => {
  const jobs = ['Director', 'Best Boy Electric'];
  const [credit] = read(
    [{ ...aMovie, character: 'Rob' }],
    jobs.map((job) => ({ ...aMovie, job })),
  );
  const describe = (inWords: typeof words) => credit && describePart(credit, inWords);
  expect(describe(words)).toBe('Director, Best Boy Electric, Rob');
  expect(describe(germanWords)).toBe('Regie, Best Boy Electric, Rob');
});
