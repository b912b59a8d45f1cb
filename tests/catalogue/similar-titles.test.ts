import { expect, test } from 'vitest';
import { type MediaType, mediaTypes, nameOf, yearOf } from '#contract/catalogue.ts';
import { bundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import { similarTitles } from '#server/catalogue/bundled/similar-titles.ts';

const catalogue = bundledCatalogue();

function similarTo(type: MediaType, name: string): string[] {
  const title = catalogue[type].rows.find((row) => nameOf(row) === name);
  return similarTitles(catalogue, type, title?.id ?? 0).map(nameOf);
}

test.each([
  // Of the same series, by its name, an actor in the same part, or a character.
  ['movie', 'The Godfather', 'The Godfather Part II'],
  ['movie', 'Toy Story', 'Toy Story 3'],
  ['movie', 'Dune', 'Dune: Part Two'],
  ['movie', 'Iron Man', 'The Avengers'],
  ['movie', 'Dr. No', 'Goldfinger'],
  ['tv', 'Breaking Bad', 'Better Call Saul'],
  ['tv', 'WandaVision', 'Agatha All Along'],
  ['tv', 'Sherlock', 'Elementary'],
  // By the same people.
  ['movie', 'Stalker', 'Solaris'],
  ['movie', 'La La Land', 'Whiplash'],
  ['movie', 'A Separation', 'The Salesman'],
  ['tv', 'Dark', '1899'],
  ['tv', 'The Simpsons', 'Futurama'],
  ['tv', 'The Office', 'Parks and Recreation'],
  // Of the same kind.
  ['movie', 'Notting Hill', 'Love Actually'],
  ['movie', 'Nosferatu', 'Dracula'],
  ['tv', 'Friends', 'Seinfeld'],
  ['tv', 'Attack on Titan', 'My Hero Academia'],
  ['tv', 'Bluey', 'Sesame Street'],
] as const)('most like the %s %s is %s', (type, name, mostAlike) => {
  expect(similarTo(type, name)[0]).toBe(mostAlike);
});

test('the films of a director are like each other', () => {
  expect(similarTo('movie', 'Seven Samurai').slice(0, 4).sort()).toEqual([
    'Ikiru',
    'Rashomon',
    'Throne of Blood',
    'Yojimbo',
  ]);
});

test('of two films with the same name, each is like the other', () => {
  const remakes = catalogue.movie.rows.filter((row) => nameOf(row) === 'King Kong');
  const [newer, older] = remakes.sort((a, b) => Number(yearOf(b)) - Number(yearOf(a)));
  expect(similarTitles(catalogue, 'movie', newer?.id ?? 0)).toContain(older);
});

test.each(mediaTypes)(
  'every %s has 1 to 20 similar titles, without itself and twice none',
  (type) => {
    for (const row of catalogue[type].rows) {
      const similar = similarTitles(catalogue, type, row.id);
      expect(similar.length, nameOf(row)).toBeGreaterThanOrEqual(1);
      expect(similar.length, nameOf(row)).toBeLessThanOrEqual(20);
      expect(similar, nameOf(row)).not.toContain(row);
      expect(new Set(similar).size, nameOf(row)).toBe(similar.length);
    }
  },
);

test('nothing is like an unknown title', () => {
  expect(similarTitles(catalogue, 'movie', 424242)).toEqual([]);
});
