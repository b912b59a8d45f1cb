import * as v from 'valibot';
import { expect, test } from 'vitest';
import { yearsOf } from '#client/features/titles/facts/years-of.ts';
import { detailsSchemas } from '#contract/catalogue-schemas.ts';
import { titleFactsOf } from '#contract/title-facts-schemas.ts';

test.each([
  ['that has ended', { last_air_date: '2007-06-10', in_production: false }, '1999 – 2007'],
  ['that goes on', { last_air_date: '2007-06-10', in_production: true }, '1999 –'],
  ['of a single year', { last_air_date: '1999-12-24', in_production: false }, '1999'],
  ['whose end is not known', {}, '1999'],
  ['whose beginning is not known', { first_air_date: '', in_production: true }, ''],
])('the years of a TV show %s', (_, given, years) => {
  const show = v.parse(detailsSchemas.tv, { id: 1, first_air_date: '1999-01-10', ...given });
  expect(yearsOf(show, titleFactsOf(show))).toBe(years);
});
