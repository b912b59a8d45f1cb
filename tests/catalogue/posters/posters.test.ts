import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compositions } from '#catalogue/posters/compositions/every-composition.ts';
import { drawPoster, paintPoster, posterRandom } from '#catalogue/posters/draw-poster.ts';
import { contrast, palettes } from '#catalogue/posters/palettes.ts';
import {
  colourScheme,
  leastTextContrast,
  type PosterFacts,
  pickLook,
} from '#catalogue/posters/poster-look.ts';
import { titlesToDraw } from '#catalogue/posters/titles-to-draw.ts';

// The most popular come first, as in the lists.
const { movie: movieFacts, tv: tvShowFacts } = titlesToDraw();
const catalogue = [...movieFacts, ...tvShowFacts];

function facts(known: Partial<PosterFacts> = {}): PosterFacts {
  return {
    mediaType: 'movie',
    id: 550,
    title: 'Fight Club',
    year: '1999',
    genreIds: [18],
    ...known,
  };
}

function lookOf(title: PosterFacts) {
  return pickLook(title, posterRandom(title));
}

// Checks the part of XML that posters use: closed elements, quoted attributes, no stray characters.
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const rest = xml.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-z-:A-Z]+="[^"<]*")*)(\/?)>/g,
    (_, isEnd, name, __, isEmpty) => {
      if (isEnd && open.pop() !== name) open.push('mismatch');
      if (!isEnd && !isEmpty) open.push(name);
      return '';
    },
  );
  const text = rest.replace(/&(?:amp|lt|gt|quot);/g, '');
  const isAllowed = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u.test(xml);
  return open.length === 0 && isAllowed && !/[<>&]/.test(text);
}

test('the same facts always give the same poster', () => {
  expect(drawPoster(facts())).toBe(drawPoster(facts()));
});

test('a movie and a TV show with the same id have different posters', () => {
  const movie = drawPoster(facts({ id: 1396 }));
  expect(drawPoster(facts({ id: 1396, mediaType: 'tv' }))).not.toBe(movie);
});

test('every poster of the catalogue takes at most 4 kB, and half of them less than 2.5 kB', () => {
  const sizes = catalogue.map((title) => Buffer.byteLength(drawPoster(title)));
  sizes.sort((one, other) => one - other);
  expect(sizes.at(-1)).toBeLessThanOrEqual(4096);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(2560);
});

test('no poster of the catalogue has scripts, links, fonts or invalid numbers', () => {
  for (const title of catalogue) {
    const svg = drawPoster(title);
    expect(isWellFormed(svg), title.title).toBe(true);
    const shapes = svg.replace(/<title>.*?<\/title>/, '');
    expect(shapes).not.toMatch(/<script|<foreignObject|href|@import|<text|NaN|undefined|Infinity/);
  }
});

test.each([
  ['movies', movieFacts],
  ['TV shows', tvShowFacts],
])('neighbours among the popular %s never share a palette', (_, titles) => {
  const palettesInOrder = titles.map((title) => lookOf(title).palette.name);
  const alike = titles.filter((_, index) => palettesInOrder[index] === palettesInOrder[index - 1]);
  expect(alike.map(({ title }) => title)).toEqual([]);
});

test.each([
  ['movies', movieFacts],
  ['TV shows', tvShowFacts],
])('no picture comes twice within forty neighbours among the popular %s', (_, titles) => {
  const pictures = titles.map((title) => lookOf(title).composition.name);
  const again = pictures.filter((name, index) =>
    pictures.slice(Math.max(0, index - 40), index).includes(name),
  );
  expect(again).toEqual([]);
});

test('the title is legible on its background, on every poster of the catalogue', () => {
  for (const title of catalogue) {
    const { composition, titlePlace, isOnBand, scheme } = lookOf(title);
    const isStanding = composition.stance === 'standing';
    const isOnInk = titlePlace === 'foot' && (isStanding || isOnBand);
    const behind = isOnInk ? scheme.ink : scheme.ground;
    const letters = isOnInk ? scheme.onInk : scheme.ink;
    expect(contrast(letters, behind), title.title).toBeGreaterThanOrEqual(leastTextContrast);
  }
});

test.each([...compositions.keys()])('%s can be drawn on each of its grounds', (name) => {
  const composition = compositions.get(name);
  if (!composition) throw new Error(name);
  for (const ground of composition.grounds) {
    for (let id = 1; id <= 12; id++) {
      const title = facts({ id });
      const random = posterRandom(title);
      const look = pickLook({ ...title, genreIds: [] }, random);
      const scheme = colourScheme(random.pick(palettes), ground);
      const svg = paintPoster(title, { ...look, composition, scheme }, random);
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\d\.\d{4}/);
    }
  }
});

test.each([
  ['markup', '</title></svg><script>alert(1)</script>'],
  ['control characters', 'A\u0000B\u0008\u001b[31m\u202eC\ufffe'],
  ['halves of characters', 'A\ud800 B\udc00'],
  ['quotes and entities', `"&amp;' <b>&#0;`],
  ['nothing', ''],
  ['only spaces', ' \t\n '],
  ['ten thousand letters', 'A'.repeat(10_000)],
  ['ten thousand words', 'A '.repeat(10_000)],
  ['towers of accents', `Z${'\u0301'.repeat(500)}algo`],
  ['another script', '千と千尋の神隠し'],
])('a title of %s gives well-formed XML of a few kilobytes', (_, title) => {
  const svg = drawPoster(facts({ title }));
  expect(isWellFormed(svg)).toBe(true);
  expect(svg).not.toContain('<script');
  expect(Buffer.byteLength(svg)).toBeLessThan(8192);
});

test('any title, year, id and genres give well-formed XML', () => {
  const anyTitle = fc.record({
    mediaType: fc.constantFrom('movie' as const, 'tv' as const),
    id: fc.nat(),
    title: fc.string({ unit: 'binary', maxLength: 200 }),
    year: fc.string({ maxLength: 8 }),
    genreIds: fc.array(fc.integer()),
  });
  fc.assert(
    fc.property(anyTitle, (title) => isWellFormed(drawPoster(title))),
    { numRuns: 100 },
  );
});

test('an invalid year is left out', () => {
  const without = drawPoster(facts({ year: '' }));
  expect(drawPoster(facts({ year: '19' }))).toBe(without);
  expect(drawPoster(facts({ year: '1999' }))).not.toBe(without);
});
