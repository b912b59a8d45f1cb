import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { copyBinaries } from '#tests/support/data/a-postgres.ts';

test('the copied PostgreSQL needs nothing of the folder that it was copied from', async () => {
  const folder = aDirectory();
  const native = await copyBinaries(folder);
  const paths = readdirSync(native, { recursive: true, encoding: 'utf8' });
  expect(paths.length).toBeGreaterThan(100);
  const own = realpathSync(folder);
  const elsewhere = paths.filter((path) => !realpathSync(join(native, path)).startsWith(own));
  expect(elsewhere).toEqual([]);
});
