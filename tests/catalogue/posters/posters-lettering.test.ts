import { expect, test } from 'vitest';
import movies from '#catalogue/movies.json' with { type: 'json' };
import { alphabet } from '#catalogue/posters/lettering/alphabet.ts';
import { letterLine, measureLine } from '#catalogue/posters/lettering/lettering.ts';
import { breakLines } from '#catalogue/posters/lettering/line-breaks.ts';
import { setPlainTitle } from '#catalogue/posters/lettering/plain-title-block.ts';
import { setTitle } from '#catalogue/posters/lettering/title-block.ts';
import { condensed, titleStyles } from '#catalogue/posters/lettering/title-styles.ts';
import { cleanTitle, spellTitle, splitTitle } from '#catalogue/posters/lettering/title-text.ts';
import { titleBox } from '#catalogue/posters/poster-layout.ts';
import { seededRandom } from '#catalogue/posters/seeded-random.ts';
import tvShows from '#catalogue/tv-shows.json' with { type: 'json' };

const titles = [...movies.map(({ title }) => title), ...tvShows.map(({ name }) => name)];
const longTitle = 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb';

test('our alphabet has the capitals and the digits', () => {
  const missing = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].filter((one) => !alphabet.has(one));
  expect(missing).toEqual([]);
});

test('every title of the catalogue can be set in our own letters', () => {
  expect(titles.filter((title) => spellTitle(cleanTitle(title)) === null)).toEqual([]);
});

test('accents are separate marks, drawn in addition to the letters', () => {
  const spelled = spellTitle('Amélie');
  expect(spelled).toBe('AME\u0301LIE');
  expect(letterLine(spelled ?? '', condensed).marks).not.toBe('');
  expect(letterLine('AMELIE', condensed).marks).toBe('');
});

test('typographic quotes and dashes become the ones of our alphabet', () => {
  expect(spellTitle('Schindler’s – “List”…')).toBe('SCHINDLER\'S - "LIST"...');
});

test('a title in another script is not set in our letters', () => {
  expect(spellTitle('Сталкер')).toBeNull();
});

test.each(Object.entries(titleStyles))('no title leaves its box in the style %s', (_, style) => {
  for (const title of titles) {
    const block = setTitle(spellTitle(cleanTitle(title)) ?? '', style, titleBox);
    expect(block.height).toBeLessThanOrEqual(titleBox.height * 1.1);
    const rows = block
      .draw(0, 0, '#000000')
      .matchAll(/<svg x="(\S+)" .*? width="(\S+)" height="(\S+)"/g);
    for (const [, x, width, height] of rows) {
      const sideRoom = (24 * Number(height)) / 100;
      expect(Number(x) + sideRoom, title).toBeGreaterThanOrEqual(-0.1);
      expect(Number(x) + Number(width) - sideRoom, title).toBeLessThanOrEqual(titleBox.width + 1);
    }
  }
});

test('the longest title keeps letters that can be read at 160 pixels', () => {
  const spelled = spellTitle(longTitle) ?? '';
  const block = setTitle(spelled, { face: condensed, alignment: 'left' }, titleBox);
  const heights = [...block.draw(0, 0, '#000').matchAll(/height="(\S+)"/g)].map(([, height]) =>
    Number(height),
  );
  expect(Math.min(...heights) * (160 / 500)).toBeGreaterThan(7);
});

test('justified lines are all as wide as the box', () => {
  const block = setTitle('CINEMA PARADISO', titleStyles.placard, titleBox);
  const widths = [...block.draw(0, 0, '#000').matchAll(/ width="(\S+)" height="(\S+)"/g)].map(
    ([, width, height]) => Number(width) - (48 * Number(height)) / 100,
  );
  expect(widths).toHaveLength(2);
  for (const width of widths) expect(width).toBeCloseTo(titleBox.width, -0.5);
});

test('lines are broken so that the longest line is as short as possible', () => {
  const words = 'THE GOOD, THE BAD AND THE UGLY'
    .split(' ')
    .map((text) => ({ text, width: measureLine(text, condensed) }));
  expect(breakLines(words, 20, 3)).toEqual(['THE GOOD,', 'THE BAD AND', 'THE UGLY']);
});

test('what follows a colon or a dash in a long title is its subtitle', () => {
  expect(splitTitle('STAR WARS: ANDOR')).toEqual(['STAR WARS: ANDOR', '']);
  expect(splitTitle('BIRDMAN: THE VIRTUE OF IGNORANCE')).toEqual([
    'BIRDMAN',
    'THE VIRTUE OF IGNORANCE',
  ]);
  expect(splitTitle('MISSION: IMPOSSIBLE - FALLOUT')).toEqual(['MISSION: IMPOSSIBLE', 'FALLOUT']);
  expect(splitTitle('WILLY WONKA & THE CHOCOLATE FACTORY')).toEqual([
    'WILLY WONKA',
    '& THE CHOCOLATE FACTORY',
  ]);
});

test('a very long title is cut between words', () => {
  const cut = cleanTitle('Once upon a time '.repeat(600));
  expect(cut.length).toBeLessThanOrEqual(81);
  expect(cut).toMatch(/(?:Once|upon|a|time)…$/);
});

test('a title in another script is set in the reader’s font, escaped and inside the box', () => {
  const block = setPlainTitle('Жизнь & <судьба>', titleBox);
  const drawn = block.draw(0, 0, '#000');
  expect(drawn).toContain('&amp;');
  expect(drawn).toContain('&lt;судьба&gt;');
  expect(block.height).toBeLessThanOrEqual(titleBox.height);
});

test('a longer title in another script is set smaller', () => {
  const size = (title: string) =>
    Number(/font-size="(\S+)"/.exec(setPlainTitle(title, titleBox).draw(0, 0, '#000'))?.[1]);
  expect(size('千と千尋の神隠し')).toBeGreaterThan(
    size('千と千尋の神隠しともののけ姫と天空の城ラピュタ'),
  );
});

test('the same seed gives the same random numbers, and another seed gives others', () => {
  const draws = (seed: string) => {
    const random = seededRandom(seed);
    return Array.from({ length: 8 }, () => random.between(0, 1000));
  };
  expect(draws('movie/550')).toEqual(draws('movie/550'));
  expect(draws('movie/550')).not.toEqual(draws('movie/551'));
});

test('random numbers stay within their bounds and reach them', () => {
  const random = seededRandom('bounds');
  const draws = Array.from({ length: 200 }, () => random.between(1, 3));
  expect(new Set(draws)).toEqual(new Set([1, 2, 3]));
  expect(() => random.pick([])).toThrow(RangeError);
});
