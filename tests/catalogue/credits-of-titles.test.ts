import { expect, test } from 'vitest';
import { dateOf, nameOf } from '#contract/catalogue.ts';
import { bundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';

const { people, movie, tv } = bundledCatalogue();
const tomHanks = 31;
const spirited = 129;

test('a person has a name, a department and a popularity', () => {
  expect(people.getPerson(tomHanks)).toEqual({
    id: tomHanks,
    name: 'Tom Hanks',
    known_for_department: 'Acting',
    popularity: expect.any(Number),
  });
  expect(people.getPerson(424242424)).toBeNull();
});

test('the best known people come first', () => {
  const popularities = people.rows.map(({ popularity }) => popularity);
  expect(popularities).toEqual([...popularities].sort((a, b) => b - a));
  const names = people.rows.slice(0, 5).map(({ name }) => name);
  expect(names).toContain('Tom Hanks');
});

test.each([
  ['Christopher Nolan', 'Directing'],
  ['Hayao Miyazaki', 'Directing'],
  ['Sigourney Weaver', 'Acting'],
  ['Stephen King', 'Writing'],
  ['Vince Gilligan', 'Writing'],
])('%s is known for %s', (name, department) => {
  expect(people.rows.find((person) => person.name === name)?.known_for_department).toBe(department);
});

test('the credits of a movie name its cast in the order of billing, and who made it', () => {
  const { cast, crew } = people.creditsOf('movie', spirited);
  expect(cast.slice(0, 2)).toMatchObject([
    { person: { name: 'Rumi Hiiragi' }, character: 'Chihiro', order: 0 },
    { person: { name: 'Miyu Irino' }, character: 'Haku', order: 1 },
  ]);
  expect(crew).toMatchObject([
    { person: { name: 'Hayao Miyazaki' }, job: 'Director', department: 'Directing' },
    { person: { name: 'Hayao Miyazaki' }, job: 'Writer', department: 'Writing' },
  ]);
});

test('the credits of a TV show name its creators', () => {
  expect(people.creditsOf('tv', 1396).crew).toMatchObject([
    { person: { name: 'Vince Gilligan' }, job: 'Creator', department: 'Creator' },
  ]);
});

test('a movie and a TV show with the same id have credits of their own', () => {
  const directors = people.creditsOf('movie', 1396).crew.map(({ person }) => person.name);
  expect(directors).toContain('Andrei Tarkovsky');
});

test('an unknown title has no credits, and an unknown person no titles', () => {
  expect(people.creditsOf('movie', 424242)).toEqual({ cast: [], crew: [] });
  expect(people.titlesOf(424242424)).toEqual({ cast: [], crew: [] });
});

test('every credit has an id of its own in TMDB’s form', () => {
  const ids = people.rows.flatMap(({ id }) => {
    const { cast, crew } = people.titlesOf(id);
    return [...cast, ...crew].map(({ credit_id }) => credit_id);
  });
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a person’s titles are movies and TV shows, newest first', () => {
  const { cast, crew } = people.titlesOf(tomHanks);
  const dates = cast.map(({ row }) => dateOf(row));
  expect(dates).toEqual([...dates].sort().reverse());
  expect(cast.map(({ row }) => nameOf(row))).toContain('Forrest Gump');
  expect(crew.map(({ type, row, job }) => [type, nameOf(row), job])).toEqual([
    ['tv', 'Band of Brothers', 'Creator'],
  ]);
});

test('a title is found by its IMDb id', () => {
  expect(movie.getByImdbId('tt0088763')?.row).toMatchObject({ title: 'Back to the Future' });
  expect(tv.getByImdbId('tt0903747')?.row).toMatchObject({ name: 'Breaking Bad' });
  expect(movie.getByImdbId('tt0903747')).toBeNull();
});
