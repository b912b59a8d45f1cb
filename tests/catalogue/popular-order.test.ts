import { expect, test } from 'vitest';
import { type MediaType, mediaTypes, nameOf, pageSize, yearOf } from '#contract/catalogue.ts';
import { bundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';

/** The titles of the first pages of the popular list. */
function firstPages(mediaType: MediaType, pages: number) {
  return bundledCatalogue()[mediaType].rows.slice(0, pages * pageSize);
}

test.each(mediaTypes)('the first page of popular %s mixes five decades', (mediaType) => {
  const decades = firstPages(mediaType, 1).map((title) => yearOf(title).slice(0, 3));
  expect(new Set(decades).size).toBeGreaterThanOrEqual(5);
});

test.each(mediaTypes)('the first page of popular %s has several languages', (mediaType) => {
  const languages = firstPages(mediaType, 1).map((title) => title.original_language);
  expect(new Set(languages).size).toBeGreaterThanOrEqual(4);
});

test.each(mediaTypes)('every title on the first page of popular %s has a trailer', (mediaType) => {
  for (const { id } of firstPages(mediaType, 1)) {
    const videos = bundledCatalogue()[mediaType].getTitle(id)?.videos();
    expect(videos, `${mediaType} ${id}`).toHaveLength(1);
  }
});

test.each([
  ['movie', 'name', nameOf],
  ['movie', 'date', yearOf],
  ['tv', 'name', nameOf],
  ['tv', 'date', yearOf],
] as const)('popular %s are not in the order of %s', (mediaType, _order, keyOf) => {
  const keys = firstPages(mediaType, 5).map(keyOf);
  const steps = keys.filter((key, index) => index > 0 && key >= (keys[index - 1] ?? ''));
  expect(steps.length).toBeGreaterThan(25);
  expect(steps.length).toBeLessThan(75);
});

test('no two parts of one series are neighbours', () => {
  const series =
    /^(Toy Story|Dune|The Godfather|The Lord of the Rings|Avengers|Spider-Man|Mad Max)/;
  const parts = firstPages('movie', 23).map((title) => series.exec(nameOf(title))?.[0]);
  const neighbors = parts.filter((part, index) => part && part === parts[index + 1]);
  expect(neighbors).toEqual([]);
  expect(parts.filter((part) => part === 'Spider-Man').length).toBeGreaterThan(1);
});
