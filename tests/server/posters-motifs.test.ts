import { expect, test } from 'vitest';
import movies from '#server/catalogue/embedded/movies.json' with { type: 'json' };
import tvShows from '#server/catalogue/embedded/tv-shows.json' with { type: 'json' };
import { compositions } from '#server/catalogue/posters/compositions/every-composition.ts';
import { everyMotif } from '#server/catalogue/posters/motifs/every-motif.ts';
import { palettes } from '#server/catalogue/posters/palettes.ts';

// In popular order.
const movieKeys = movies.map(({ id }) => `movie/${id}` as const);
const tvShowKeys = tvShows.map(({ id }) => `tv/${id}` as const);

// Still to be drawn; this list goes with the last of them.
const mayLack =
  'movie/105 movie/129 movie/238 movie/76341 movie/289 movie/194 movie/329 movie/239 movie/693134 movie/348 movie/324857 movie/346 movie/120467 movie/680 movie/598 movie/62 movie/8587 movie/419430 movie/429 movie/27205 movie/1417 movie/872 movie/872585 movie/85 movie/8392 movie/550 movie/77338 movie/539 movie/120 movie/60243 movie/346698 movie/603 movie/3082 movie/545611 movie/11216 movie/578 movie/10681 movie/360814 movie/278 movie/157336 movie/155 movie/13 movie/24428 movie/637 movie/19995 movie/11 movie/597 movie/299536 movie/335 movie/694 movie/807 movie/122 movie/634649 movie/940721 movie/68718 movie/1891 movie/16869 movie/1726 movie/19 movie/862 movie/121 movie/497 movie/293660 movie/391 movie/11324 movie/98 movie/438631 movie/299534 movie/490 movie/1892 movie/185 movie/49026 movie/118340 movie/938 movie/274 movie/22 movie/475557 movie/240 movie/670 tv/1396 tv/126308 tv/1668 tv/70523 tv/68595 tv/456 tv/66732 tv/30991 tv/87108 tv/6357 tv/95396 tv/19885 tv/1398 tv/246 tv/97546 tv/64010 tv/1438 tv/82728 tv/94605 tv/1400 tv/1399 tv/253 tv/209867 tv/2316 tv/60574 tv/71446 tv/4613 tv/1430 tv/100088 tv/615 tv/78154 tv/121 tv/42009 tv/13916 tv/8592 tv/3845 tv/96677 tv/1408 tv/688 tv/76331';

const owners = new Set<string>(everyMotif.map(({ of }) => of));

test('each of the 80 movies and 40 TV shows that come first has a motif of its own', () => {
  const first = [...movieKeys.slice(0, 80), ...tvShowKeys.slice(0, 40)];
  const without = first.filter((key) => !owners.has(key) && !mayLack.split(' ').includes(key));
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
