import { expect, test } from 'vitest';
import { ageAt } from '#client/features/people/age-at.ts';

test.each([
  ['the day before the birthday', '1961-06-09', '2026-06-08', 64],
  ['the birthday', '1961-06-09', '2026-06-09', 65],
  ['a later day of the year', '1961-06-09', '2026-11-22', 65],
  ['the day before that of a leap day', '2000-02-29', '2023-02-28', 22],
  ['the day of birth', '2026-06-09', '2026-06-09', 0],
])('the age is counted in whole years: %s', (_, birthday, day, age) => {
  expect(ageAt(birthday, day)).toBe(age);
});

test.each([
  ['', '2026-06-09'],
  ['1961', '2026-06-09'],
  ['1961-06-09', '2020'],
  ['2030-01-01', '2026-06-09'],
  ['1761-06-09', '2026-06-09'],
])('there is no age from "%s" to "%s"', (birthday, day) => {
  expect(ageAt(birthday, day)).toBeNull();
});
