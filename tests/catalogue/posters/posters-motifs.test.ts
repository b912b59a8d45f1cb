import { expect, test } from 'vitest';
import movies from '#catalogue/movies.json' with { type: 'json' };
import { compositions } from '#catalogue/posters/compositions/every-composition.ts';
import { everyMotif } from '#catalogue/posters/motifs/every-motif.ts';
import { palettes } from '#catalogue/posters/palettes.ts';
import tvShows from '#catalogue/tv-shows.json' with { type: 'json' };

// The most popular come first.
const movieKeys = movies.map(({ id }) => `movie/${id}` as const);
const tvShowKeys = tvShows.map(({ id }) => `tv/${id}` as const);

const owners = new Set<string>(everyMotif.map(({ of }) => of));

test('each of the 80 most popular movies and 40 most popular TV shows has its own motif', () => {
  const first = [...movieKeys.slice(0, 80), ...tvShowKeys.slice(0, 40)];
  const without = first.filter((key) => !owners.has(key));
  expect(without).toEqual([]);
});

test('every motif belongs to one existing title', () => {
  expect(owners.size).toBe(everyMotif.length);
  const titles = new Set<string>([...movieKeys, ...tvShowKeys]);
  expect([...owners].filter((key) => !titles.has(key))).toEqual([]);
});

test('every motif has a name that no other picture has', () => {
  const names = [...everyMotif.map(({ name }) => name), ...compositions.keys()];
  expect(new Set(names).size).toBe(names.length);
});

test('every motif names a palette that exists', () => {
  const known = new Set(palettes.map(({ name }) => name));
  expect(everyMotif.filter(({ palette }) => !known.has(palette))).toEqual([]);
});
