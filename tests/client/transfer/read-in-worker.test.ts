import { expect, test } from 'vitest';
import { readInWorker } from '#client/features/transfer/read/read-in-worker.ts';

test('a file of a gigabyte is refused before anything of it is read', async () => {
  const file = { name: 'large.zip', size: 2 ** 30 } as File;
  const { signal } = new AbortController();
  await expect(readInWorker(file, () => {}, signal)).rejects.toMatchObject({
    problem: { name: 'tooLarge', megabytes: 50 },
  });
});
