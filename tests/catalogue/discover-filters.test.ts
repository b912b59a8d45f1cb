import { expect, test } from 'vitest';
import { nameOf } from '#contract/catalogue.ts';
import { bundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';

const { movie, tv } = bundledCatalogue();
const namesIn = (titles: readonly { row: Parameters<typeof nameOf>[0] }[]) =>
  titles.map(({ row }) => nameOf(row));

/** The names of all titles that pass, on all pages. */
async function discover(query: string): Promise<string[]> {
  const { results, total_pages } = await askBundled(`discover/${query}`);
  const names = results.map(nameOf);
  for (let page = 2; page <= total_pages; page++) {
    names.push(...(await askBundled(`discover/${query}&page=${page}`)).results.map(nameOf));
  }
  return names;
}

test('without filters, all titles pass, most popular first', async () => {
  expect(await discover('tv?')).toEqual(namesIn(tv.titles));
});

const [tomHanks, spielberg, dicaprio, scorsese] = [31, 488, 6193, 1032];

test.each([
  [`with_cast=${tomHanks}&with_crew=${spielberg}`, ['Catch Me If You Can', 'Saving Private Ryan']],
  [`with_cast=${tomHanks},${dicaprio}`, ['Catch Me If You Can']],
  [
    `with_people=${scorsese},${dicaprio}`,
    ['Killers of the Flower Moon', 'Shutter Island', 'The Departed', 'The Wolf of Wall Street'],
  ],
  // He directed them, and appears in none.
  [`with_cast=${spielberg}`, []],
  [`with_crew=${dicaprio}`, []],
])('people are found by what they did: %s', async (filters, names) => {
  expect((await discover(`movie?${filters}`)).sort()).toEqual(names);
});

test('a pipe between people means any of them', async () => {
  const either = await discover(`movie?with_people=${tomHanks}|${dicaprio}`);
  expect(either).toContain('Forrest Gump');
  expect(either).toContain('Titanic');
  expect(either).not.toContain('Jaws');
});

test('both days of a range are within it', async () => {
  const days = 'primary_release_date.gte=1985-07-03&primary_release_date.lte=1985-07-03';
  expect(await discover(`movie?${days}`)).toEqual(['Back to the Future']);
});

test('a range may be open at one end', async () => {
  expect((await discover('movie?primary_release_date.lte=1920-12-31')).sort()).toEqual([
    'A Trip to the Moon',
    'The Cabinet of Dr. Caligari',
  ]);
});

test.each([
  ['with_runtime.lte=25', (minutes: number) => minutes <= 25],
  ['with_runtime.gte=26', (minutes: number) => minutes >= 26],
  ['with_runtime.gte=0', () => true],
  ['with_runtime.lte=999', () => true],
])('%s leaves out the TV shows of other and of unknown length', async (filter, passes) => {
  const expected = tv.titles.filter(
    ({ facts: { runtime } }) => runtime !== null && passes(runtime),
  );
  expect(await discover(`tv?${filter}`)).toEqual(namesIn(expected));
  expect(namesIn(tv.titles)).toContain('Dark');
  expect(await discover(`tv?${filter}`)).not.toContain('Dark');
});

test('only titles of the original language pass', async () => {
  const korean = movie.titles.filter(({ facts }) => facts.original_language === 'ko');
  expect(namesIn(korean)).toContain('Parasite');
  expect(await discover('movie?with_original_language=ko')).toEqual(namesIn(korean));
});

test.each([
  ['NZ,US', (countries: string[]) => countries.includes('NZ') && countries.includes('US')],
  ['NZ|AU', (countries: string[]) => countries.includes('NZ') || countries.includes('AU')],
])('only titles from %s pass', async (countries, passes) => {
  const expected = movie.titles.filter(({ facts }) => passes(facts.origin_country));
  expect(expected.length).toBeGreaterThan(0);
  expect(await discover(`movie?with_origin_country=${countries}`)).toEqual(namesIn(expected));
});

test('a genre of either kind is left out, whether a comma or a pipe is between them', async () => {
  const expected = movie.titles.filter(
    ({ row: { genre_ids } }) => !genre_ids.includes(18) && !genre_ids.includes(35),
  );
  expect(await discover('movie?without_genres=18,35')).toEqual(namesIn(expected));
  expect(await discover('movie?without_genres=18|35')).toEqual(namesIn(expected));
});

test('filters combine', async () => {
  const days = 'primary_release_date.gte=2010-01-01&primary_release_date.lte=2019-12-31';
  expect(
    await discover(`movie?with_genres=878&with_crew=525&${days}&sort_by=primary_release_date.asc`),
  ).toEqual(['Inception', 'Interstellar']);
});

test('a country of services without services does not filter', async () => {
  expect(await discover('tv?watch_region=DE')).toEqual(namesIn(tv.titles));
});
