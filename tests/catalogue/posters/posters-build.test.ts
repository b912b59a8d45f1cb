// The files that the build writes to dist/catalogue, for the server to send.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawCatalogue } from '#catalogue/draw-catalogue.ts';

const drawings = drawCatalogue();
const names = readdirSync('dist/catalogue', { recursive: true, encoding: 'utf8' });

test('the build has drawn every poster, exactly as it would be drawn now', () => {
  expect(names.filter((name) => name.endsWith('.svg')).sort()).toEqual([...drawings.keys()].sort());
  const outdated = [...drawings].filter(
    ([name, svg]) => readFileSync(`dist/catalogue/${name}`, 'utf8') !== svg,
  );
  expect(outdated.map(([name]) => name)).toEqual([]);
});

test('every poster is also there compressed', () => {
  const posters = names.filter((name) => /^posters.*svg$/.test(name));
  const different = posters.filter((name) => {
    const read = (ending = '') => readFileSync(`dist/catalogue/${name}${ending}`);
    return !(
      brotliDecompressSync(read('.br')).equals(read()) && gunzipSync(read('.gz')).equals(read())
    );
  });
  expect(posters.length).toBeGreaterThan(600);
  expect(different).toEqual([]);
});
