import { expect, test } from 'vitest';
import { editDistance } from '#server/catalogue/search/edit-distance.ts';

test.each([
  ['inception', 'inception', 0],
  ['incpetion', 'inception', 1],
  ['interstelar', 'interstellar', 1],
  ['aliens', 'alien', 1],
  ['matrox', 'matrix', 1],
  ['shwashenk', 'shawshank', 2],
  ['', 'up', 2],
  ['up', '', 2],
  ['dune', 'jaws', 4],
])('from %s to %s there are %i slips', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

test('up to the limit it counts all slips, and beyond it gives up', () => {
  const words = ['', 'up', 'ups', 'pu', 'shwashenk', 'shawshank', 'shank', 'shanks', 'hsankh'];
  for (const from of words) {
    for (const to of words) {
      for (const limit of [0, 1, 2, 3]) {
        const slips = editDistance(from, to);
        expect(editDistance(from, to, limit), `${from} to ${to}, ${limit}`).toBe(
          slips <= limit ? slips : Infinity,
        );
      }
    }
  }
});
