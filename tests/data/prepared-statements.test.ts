import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EmbeddedFile } from '#server/database/embedded-file.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';

function aFile() {
  const file = new EmbeddedFile(join(aDirectory(), 'empty.db'));
  onTestFinished(() => void file.close());
  return file;
}

test('a statement is prepared once', () => {
  const file = aFile();
  expect(file.prepared('select ?')).toBe(file.prepared('select ?'));
});

test('a statement with thousands of values is not cached, because it takes half a megabyte', () => {
  const file = aFile();
  const text = `select ?${', ?'.repeat(1000)}`;
  expect(file.prepared(text)).not.toBe(file.prepared(text));
});
