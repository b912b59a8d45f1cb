import { expect, test } from 'vitest';
import { matchesName } from '#client/features/watching/services/matches-name.ts';

test.each(['', 'disney', 'DISNEY +', 'ney'])('%j finds Disney+', (wanted) => {
  expect(matchesName('Disney+', wanted)).toBe(true);
});

test('accents do not count', () => {
  expect(matchesName('Télérama', 'telera')).toBe(true);
});

test('another name is not found', () => {
  expect(matchesName('Netflix', 'disney')).toBe(false);
});
