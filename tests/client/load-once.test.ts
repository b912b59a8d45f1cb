import { expect, test, vi } from 'vitest';
import { loadOnce } from '#client/lib/load-once.ts';

test('what is asked for twice is loaded once', async () => {
  const load = vi.fn(async () => ({}));
  const get = loadOnce(load);
  expect(await get()).toBe(await get());
  expect(load).toHaveBeenCalledTimes(1);
});

test('what could not be loaded is loaded by the next call', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('no network'));
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow('no network');
  expect(await get()).toBe('code');
});
