import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPageRenderer } from '#server/pages/load-page-renderer.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';

test('the renderer is loaded from where the build has put it', async () => {
  const directory = aDirectory();
  const code = `export const pageRenderer = { findShownAddress: () => '/shown' };`;
  writeFileSync(join(directory, 'entry-server.js'), code);
  const renderer = await loadPageRenderer(directory);
  expect(renderer?.findShownAddress('/', true)).toBe('/shown');
});

test('a build without a renderer has none', async () => {
  expect(await loadPageRenderer(aDirectory())).toBeNull();
});
