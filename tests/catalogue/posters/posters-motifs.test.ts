import { expect, test } from 'vitest';
import movies from '#catalogue/movies.json' with { type: 'json' };
import { compositions } from '#catalogue/posters/compositions/every-composition.ts';
import { everyMotif } from '#catalogue/posters/motifs/every-motif.ts';
import { palettes } from '#catalogue/posters/palettes.ts';
import tvShows from '#catalogue/tv-shows.json' with { type: 'json' };

// In popular order.
const movieKeys = movies.map(({ id }) => `movie/${id}` as const);
const tvShowKeys = tvShows.map(({ id }) => `tv/${id}` as const);

const owners = new Set<string>(everyMotif.map(({ of }) => of));

test('each of the 80 movies and 40 TV shows that come first has a motif of its own', () => {
  const first = [...movieKeys.slice(0, 80), ...tvShowKeys.slice(0, 40)];
  const without = first.filter((key) => !owners.has(key));
  expect(without).toEqual([]);
});

test('every motif belongs to one title, which exists', () => {
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
