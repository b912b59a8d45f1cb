import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Facts that two collections agree on. The file is not part of the repository.
const factsPath = '../shared/catalogue-facts.json';
const factsAreHere = existsSync(factsPath);
if (!factsAreHere) process.stderr.write(`Skipped: ${factsPath} is not here to check against.\n`);

interface Fact extends Record<string, unknown> {
  id: number;
  trailer?: { key: string };
  two_sources?: string[];
}
type Line = Record<string, unknown>;

// The short field names of `two_sources`, and the catalogue's names for them.
const fields = {
  movies: {
    ot: 'original_title',
    ol: 'original_language',
    date: 'release_date',
    genres: 'genre_ids',
    runtime: 'runtime',
    imdb: 'imdb_id',
  },
  tv: {
    on: 'original_name',
    ol: 'original_language',
    date: 'first_air_date',
    genres: 'genre_ids',
    runtime: 'runtime',
    imdb: 'imdb_id',
  },
};

function readLines(file: string): Map<unknown, Line> {
  const lines: Line[] = JSON.parse(readFileSync(`catalogue/${file}`, 'utf8'));
  return new Map(lines.map((line) => [line.id, line]));
}

test.skipIf(!factsAreHere).each([
  ['movies', 'movies.json', 430],
  ['tv', 'tv-shows.json', 200],
] as const)(
  'where two sources agree on the facts of %s, %s agrees with them',
  (kind, file, least) => {
    const lines = readLines(file);
    const facts: Fact[] = JSON.parse(readFileSync(factsPath, 'utf8'))[kind];
    const checked = facts.filter(({ id }) => lines.has(id));
    for (const fact of checked) {
      for (const [short, field] of Object.entries(fields[kind])) {
        if (!fact.two_sources?.includes(short)) continue;
        expect(lines.get(fact.id)?.[field], `${kind} ${fact.id} ${field}`).toEqual(fact[field]);
      }
    }
    expect(checked.length).toBeGreaterThanOrEqual(least);
  },
);

test.skipIf(!factsAreHere).each([
  ['movies', 'movies.json'],
  ['tv', 'tv-shows.json'],
] as const)('every trailer known for %s is in %s, and no other', (kind, file) => {
  const lines = readLines(file);
  const facts: Fact[] = JSON.parse(readFileSync(factsPath, 'utf8'))[kind];
  for (const { id, trailer } of facts.filter((fact) => lines.has(fact.id))) {
    expect(lines.get(id)?.trailer_key, `${kind} ${id}`).toBe(trailer?.key ?? null);
  }
});
