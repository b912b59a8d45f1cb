import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as storageKeys from '#client/lib/storage-keys.ts';
import { hintCookies } from '#contract/page-hints.ts';

// Parts in angle brackets in the document are arguments in the code, and left out of both.
const { listKeys, ...others } = storageKeys;
const namesInCode = Object.values({ ...others, ...listKeys('favorites'), ...hintCookies }).map(
  (key) => (typeof key === 'string' ? key : key('', '')),
);

test('docs/architecture.md names every key, cookie, cache and lock of the browser, and no other', () => {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split(
    '\n## Where things are kept\n',
  );
  const named = [...section.matchAll(/`([^`]+)`/g)]
    .map(([, name]) => String(name).replaceAll(/<[^>]*>/g, ''))
    .filter((name) => /^(marquee[.-]|sb-|favorites$)/.test(name));
  expect(new Set(named)).toEqual(new Set(namesInCode));
});

// `marquee-data.json`, `marquee-lists.json` and `marquee-lists.csv` are files that visitors save.
test('no other file of the client writes such a name out', () => {
  const writers = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) =>
      /['"`]marquee[.-](?!data\.|lists\.)/.test(readFileSync(join('client', name), 'utf8')),
    );
  expect(writers).toEqual(['lib/storage-keys.ts']);
});
