import { expect, test } from 'vitest';
import { genres } from '#catalogue/genres.ts';
import { compositions } from '#catalogue/posters/compositions/every-composition.ts';
import { genreLooks, plainLook } from '#catalogue/posters/genre-looks.ts';
import { contrast, palettes } from '#catalogue/posters/palettes.ts';
import { leastTextContrast } from '#catalogue/posters/poster-look.ts';

const looks = [...genreLooks.values(), plainLook];

test('there are at least 24 palettes, each with its own name', () => {
  const names = new Set(palettes.map(({ name }) => name));
  expect(names.size).toBe(palettes.length);
  expect(palettes.length).toBeGreaterThanOrEqual(24);
});

test('the contrast of two colours is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each([...palettes])('$name has legible text on paper and on its hero', (palette) => {
  const { paper, ink, hero } = palette;
  expect(contrast(ink, paper)).toBeGreaterThanOrEqual(leastTextContrast);
  const onHero = Math.max(contrast(ink, hero), contrast(paper, hero));
  expect(onHero).toBeGreaterThanOrEqual(leastTextContrast);
});

test.each([...palettes])('$name has shapes that stand out from every ground', (palette) => {
  const { paper, ink, hero, second } = palette;
  for (const ground of [paper, ink]) {
    expect(contrast(hero, ground)).toBeGreaterThan(1.4);
    expect(contrast(second, ground)).toBeGreaterThan(1.4);
  }
});

test('every genre has a look', () => {
  const ids = [...genres.movie, ...genres.tv].map(({ id }) => id);
  expect(ids.filter((id) => !genreLooks.has(id))).toEqual([]);
});

test('every look has existing pictures, and enough palettes for them to differ', () => {
  for (const look of looks) {
    expect(look.compositions.filter((name) => !compositions.has(name))).toEqual([]);
    const inMood = palettes.filter(({ moods }) => moods.some((mood) => look.moods.includes(mood)));
    expect(inMood.length).toBeGreaterThanOrEqual(10);
  }
});

test('every picture belongs to a look', () => {
  const used = new Set(looks.flatMap((look) => look.compositions));
  expect([...compositions.keys()].filter((name) => !used.has(name))).toEqual([]);
});

test('only a picture whose bottom is ink is set at dusk, where ink may have little contrast to the ground', () => {
  const atDusk = [...compositions.values()].filter(({ grounds }) => grounds.includes('dusk'));
  expect(atDusk.filter(({ stance }) => stance !== 'standing')).toEqual([]);
});
