import { expect, test } from 'vitest';
import {
  countryOfLanguage,
  namedCountries,
  nameOfCountry,
} from '#client/features/watching/country/countries.ts';

test.each([
  ['de-DE', 'DE'],
  ['de-at', 'AT'],
  ['zh-Hant-TW', 'TW'],
  ['en-US-u-ca-buddhist', 'US'],
])('the language %s suggests %s', (tag, country) => {
  expect(countryOfLanguage(tag, ['DE', 'AT', 'TW', 'US'])).toBe(country);
});

test.each(['de', 'es-419', 'en-u-ca-buddhist', 'fr-FR', ''])(
  'the language %j suggests no country',
  (tag) => {
    expect(countryOfLanguage(tag, ['DE', 'ES', 'US'])).toBeNull();
  },
);

test('countries have names of the language, are in its order, and occur once', () => {
  const names = namedCountries(['US', 'EG', 'AT', 'EG'], 'de').map(({ name }) => name);
  expect(names).toEqual(['Ägypten', 'Österreich', 'Vereinigte Staaten']);
});

test('a code that no country can have is its own name', () => {
  expect(nameOfCountry('not a code', 'en')).toBe('not a code');
});
