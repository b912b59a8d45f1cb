import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BundledCredits } from '#catalogue/bundled-facts.ts';
import { isVisible } from '#contract/visible-text.ts';

// Who made the titles and appears in them, from other collections. The file is not part of the
// repository.
const factsPath = '../shared/people-facts.json';
const factsAreHere = existsSync(factsPath);
if (!factsAreHere) process.stderr.write(`Skipped: ${factsPath} is not here to check against.\n`);

interface Fact {
  id: number;
  directors?: { id?: number; name: string }[];
  creators?: { id?: number; name: string }[];
  writers?: { id?: number; name: string }[];
  cast: { id?: number; name: string }[];
  agree: boolean;
}

type Run = Record<string, unknown>;

const textOf = (file: string) => readFileSync(`catalogue/${file}`, 'utf8');
const people: { id: number; name: string }[] = JSON.parse(textOf('people.json'));
const names = new Map(people.map(({ id, name }) => [id, name]));
const files = [
  ['movies', 'movie-credits.json', 'movies.json'],
  ['tv', 'tv-credits.json', 'tv-shows.json'],
] as const;
const creditsIn = (file: string): BundledCredits[] => JSON.parse(textOf(file));
const makersOf = ({ directors = [], creators = [] }: BundledCredits) => [...directors, ...creators];
const everybodyIn = (line: BundledCredits) => [
  ...makersOf(line),
  ...(line.writers ?? []),
  ...line.cast.map(({ id }) => id),
];
// The films after his books where the collections name only who wrote the screenplay.
const stephenKing = 3027;
const booksOfStephenKing = new Set([694, 235]);
const allCredits = files.flatMap(([, file]) => creditsIn(file));

test.each(['people.json', 'movie-credits.json', 'tv-credits.json'])(
  '%s has one entry per line',
  (file) => {
    const [first, ...lines] = textOf(file).trimEnd().split('\n');
    expect([first, lines.pop()]).toEqual(['[', ']']);
    for (const line of lines) expect(() => JSON.parse(line.replace(/,$/, ''))).not.toThrow();
  },
);

test('every person has an id of their own and a name that can be seen', () => {
  expect(names.size).toBe(people.length);
  for (const { id, name } of people) {
    expect(Number.isSafeInteger(id) && id > 0, name).toBe(true);
    expect(isVisible(name) && name === name.trim(), `${id} ${name}`).toBe(true);
  }
});

test('people are in the order of their ids', () => {
  const ids = people.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
});

test.each(files)('%s: %s has the titles of %s, in their order', (_kind, file, titlesFile) => {
  const titles: { id: number }[] = JSON.parse(textOf(titlesFile));
  expect(creditsIn(file).map(({ id }) => id)).toEqual(titles.map(({ id }) => id));
});

test('every person in the credits is known, and every person has a credit', () => {
  const credited = new Set(allCredits.flatMap(everybodyIn));
  expect([...credited].filter((id) => !names.has(id))).toEqual([]);
  expect(people.filter(({ id }) => !credited.has(id))).toEqual([]);
});

test('nobody is listed twice for the same work on a title, nor more than three writers or eight of the cast', () => {
  for (const line of allCredits) {
    const cast = line.cast.map(({ id }) => id);
    for (const ids of [cast, makersOf(line), line.writers ?? []]) {
      expect(new Set(ids).size, `title ${line.id}`).toBe(ids.length);
    }
    expect(cast.length, `title ${line.id}`).toBeLessThanOrEqual(8);
    expect(line.writers?.length ?? 0, `title ${line.id}`).toBeLessThanOrEqual(3);
  }
});

test('a character is left out or has a name that can be seen', () => {
  for (const { id, cast } of allCredits) {
    for (const { character = 'unknown' } of cast) {
      const isClean = isVisible(character) && character === character.trim().replace(/\s+/g, ' ');
      expect(isClean, `title ${id}: ${character}`).toBe(true);
    }
  }
});

test('of every title but one, somebody is known who made it or appears in it', () => {
  const [movies, tvShows] = files.map(([, file]) =>
    creditsIn(file).filter((line) => everybodyIn(line).length === 0),
  );
  expect(movies).toEqual([]);
  // Making a Murderer.
  expect(tvShows?.map(({ id }) => id)).toEqual([64439]);
});

test.each([
  ['Christopher Lloyd', [1062, 1205496]],
  ['Graham Greene', [6804, 15379]],
])('the two who are called %s are two people', (name, ids) => {
  expect(people.filter((person) => person.name === name).map(({ id }) => id)).toEqual(ids);
});

test.skipIf(!factsAreHere).each(files)(
  'of %s, everybody in %s is in the facts, with the same name',
  (kind, file) => {
    const facts: Fact[] = JSON.parse(readFileSync(factsPath, 'utf8'))[kind];
    const factsOf = new Map(facts.map((fact) => [fact.id, fact]));
    for (const line of creditsIn(file)) {
      const fact = factsOf.get(line.id);
      const known = [fact?.directors, fact?.creators, fact?.writers, fact?.cast].flatMap(
        (part) => part ?? [],
      );
      for (const id of everybodyIn(line)) {
        if (id === stephenKing && booksOfStephenKing.has(line.id)) continue;
        const person = known.find(({ name }) => name === names.get(id));
        expect(person, `${kind} ${line.id} ${id}`).toBeDefined();
        // The facts lack some ids.
        expect(person?.id ?? id, `${kind} ${line.id} ${id}`).toBe(id);
      }
    }
  },
);

test.skipIf(!factsAreHere).each(files)(
  'where the collections agree on %s, %s names the directors or creators that they have ids of',
  (kind, file) => {
    const facts: Fact[] = JSON.parse(readFileSync(factsPath, 'utf8'))[kind];
    const lines = new Map(creditsIn(file).map((line) => [line.id, line]));
    for (const { id, directors = [], creators = [] } of facts.filter(({ agree }) => agree)) {
      const line = lines.get(id);
      const known = [...directors, ...creators].flatMap((person) => person.id ?? []);
      expect(line && makersOf(line), `${kind} ${id}`).toEqual(expect.arrayContaining(known));
    }
  },
);

// The fields of that file, and the catalogue's names for them.
const runFields = {
  seasons: 'number_of_seasons',
  episodes: 'number_of_episodes',
  last_air_date: 'last_air_date',
  status: 'status',
};

test.skipIf(!factsAreHere)('what is told of the run of a TV show is in the facts', () => {
  const facts: Run[] = JSON.parse(readFileSync(factsPath, 'utf8')).tv;
  const factsOf = new Map(facts.map((fact) => [fact.id, fact]));
  for (const line of JSON.parse(textOf('tv-shows.json')) as Run[]) {
    for (const [short, field] of Object.entries(runFields)) {
      if (line[field] === null) continue;
      expect(line[field], `tv ${line.id} ${field}`).toBe(factsOf.get(line.id)?.[short]);
    }
  }
});
