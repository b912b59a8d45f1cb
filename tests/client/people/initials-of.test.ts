import { expect, test } from 'vitest';
import { initialsOf } from '#client/ui/pictures/initials-of.ts';

test.each([
  ['Michael J. Fox', 'MF'],
  ['Zendaya', 'Z'],
  ['  penélope   cruz ', 'PC'],
  ['Élodie Bouchez', 'ÉB'],
  ['“Weird Al” Yankovic', 'WY'],
  ['宮崎 駿', '宮駿'],
  ['عمر الشريف', 'عا'],
  ['...', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
