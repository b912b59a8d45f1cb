import { expect, test } from 'vitest';
import { nameOf, yearOf } from '#contract/catalogue.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';

async function firstPages(mediaType: 'movie' | 'tv', pages: number) {
  const lists = Array.from({ length: pages }, (_, index) => index + 1).map((page) =>
    askBundled(`${mediaType}/popular?page=${page}`),
  );
  return (await Promise.all(lists)).flatMap(({ results }) => results);
}

test.each(['movie', 'tv'] as const)(
  'the first page of popular %s mixes five decades',
  async (mediaType) => {
    const decades = (await firstPages(mediaType, 1)).map((title) => yearOf(title).slice(0, 3));
    expect(new Set(decades).size).toBeGreaterThanOrEqual(5);
  },
);

test.each(['movie', 'tv'] as const)(
  'the first page of popular %s speaks several languages',
  async (mediaType) => {
    const languages = (await firstPages(mediaType, 1)).map((title) => title.original_language);
    expect(new Set(languages).size).toBeGreaterThanOrEqual(4);
  },
);

test.each(['movie', 'tv'] as const)(
  'every title on the first page of popular %s has a trailer',
  async (mediaType) => {
    for (const { id } of await firstPages(mediaType, 1)) {
      expect(await askBundled(`${mediaType}/${id}/videos`), `${mediaType} ${id}`).toMatchObject({
        results: { length: 1 },
      });
    }
  },
);

test.each(['movie', 'tv'] as const)(
  'popular %s are in the order of neither name nor date',
  async (mediaType) => {
    const titles = await firstPages(mediaType, 5);
    const steps = (keyOf: (title: (typeof titles)[number]) => string) =>
      titles.filter(
        (title, index) => index > 0 && keyOf(title) >= keyOf(titles[index - 1] ?? title),
      );
    for (const keyOf of [nameOf, yearOf]) {
      expect(steps(keyOf).length).toBeGreaterThan(25);
      expect(steps(keyOf).length).toBeLessThan(75);
    }
  },
);

test('no two parts of one series stand side by side', async () => {
  const series =
    /^(Toy Story|Dune|The Godfather|The Lord of the Rings|Avengers|Spider-Man|Mad Max)/;
  const parts = (await firstPages('movie', 23)).map((title) => series.exec(nameOf(title))?.[0]);
  const neighbors = parts.filter((part, index) => part && part === parts[index + 1]);
  expect(neighbors).toEqual([]);
  expect(parts.filter((part) => part === 'Spider-Man').length).toBeGreaterThan(1);
});
