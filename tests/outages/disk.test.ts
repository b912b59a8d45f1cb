import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aLoadedServer } from '#tests/support/a-loaded-server.ts';
import { aDiskImage, aMemoryDisk, whyNoDisk } from '#tests/support/a-mounted-disk.ts';
import { freePort, spawnServer } from '#tests/support/start-server-process.ts';
import { favoritesOf, saveFavorite, signUp } from '#tests/support/write-load.ts';

const rounds = Number(process.env.OUTAGE_ROUNDS ?? 20);
const patience = { timeout: 30_000 };

/** What a server says instead of starting. */
async function aFailedStart(dataDirectory: string): Promise<string> {
  const env = { PORT: String(await freePort()), DATA_DIR: dataDirectory };
  const { ended, output } = spawnServer(env);
  expect(await ended).toBe(1);
  return output.stderr.trim();
}

test(`${rounds} times full under load, the disk costs nothing that was acknowledged`, async ({
  skip,
}) => {
  const reason = whyNoDisk('memory');
  if (reason) return skip(reason);
  const disk = aMemoryDisk(48);
  const dataDirectory = join(disk.path, 'data');
  const port = await freePort();
  const server = await aLoadedServer(dataDirectory, port);
  const { target } = server;
  const { access_token: token } = await signUp(target, 'reader@example.com');
  const favorites: number[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const ofTheRound = (round + 1) * 100_000;
    const written = await server.writeDuring(token, ofTheRound + 1, async () => {
      disk.fill();
      await expect.poll(() => saveFavorite(target, token, ofTheRound), patience).toBe(503);
      await expect.poll(() => server.statusOf('/readyz'), patience).toBe(503);
      expect(await server.statusOf('/healthz')).toBe(200);
      expect((await favoritesOf(target, token)).size).toBeGreaterThanOrEqual(favorites.length);
      disk.empty();
      await expect.poll(() => server.statusOf('/readyz'), patience).toBe(200);
      await expect.poll(() => saveFavorite(target, token, ofTheRound), patience).toBe(201);
    });
    favorites.push(...written.favorites, ofTheRound);
    const found = await favoritesOf(target, token);
    expect(favorites.filter((id) => !found.has(id))).toEqual([]);
    expect(server.isRunning()).toBe(true);
  }
  expect(server.output.stdout).toContain('database or disk is full');
  expect(server.output.stdout).not.toContain('cannot rollback');

  await server.kill();
  const next = await aLoadedServer(dataDirectory, port);
  const found = await favoritesOf(next.target, token);
  expect(favorites.filter((id) => !found.has(id))).toEqual([]);
});

test(`${rounds} times read-only under load, the disk costs nothing that was acknowledged`, async ({
  skip,
}) => {
  const reason = whyNoDisk('image');
  if (reason) return skip(reason);
  const disk = aDiskImage();
  const dataDirectory = join(disk.path, 'data');
  const favorites: number[] = [];
  const port = await freePort();
  let session: Awaited<ReturnType<typeof signUp>> | undefined;

  for (let round = 0; round < rounds; round += 1) {
    disk.mount();
    const server = await aLoadedServer(dataDirectory, port);
    const { target } = server;
    session ??= await signUp(target, 'reader@example.com');
    const { access_token: token } = session;
    const written = await server.writeDuring(token, round * 100_000, async () => {
      await expect.poll(() => saveFavorite(target, token, 99), patience).toBeLessThan(500);
      disk.becomeReadOnly();
      await expect.poll(() => saveFavorite(target, token, 98), patience).toBe(503);
    });
    favorites.push(...written.favorites);
    await expect.poll(() => server.statusOf('/readyz'), patience).toBe(503);
    expect(await server.statusOf('/healthz')).toBe(200);
    const found = await favoritesOf(target, token);
    expect(favorites.filter((id) => !found.has(id))).toEqual([]);
    expect(server.isRunning()).toBe(true);
    expect(server.output.stdout).not.toContain('cannot rollback');
    await server.kill();
    disk.unmount();
  }
  disk.mount();
  const next = await aLoadedServer(dataDirectory, port);
  const found = await favoritesOf(next.target, session?.access_token ?? '');
  expect(favorites.filter((id) => !found.has(id))).toEqual([]);
  await next.kill();
});

test('a first start on a full disk ends with a sentence', async ({ skip }) => {
  const reason = whyNoDisk('memory');
  if (reason) return skip(reason);
  const disk = aMemoryDisk(2);
  const dataDirectory = join(disk.path, 'data');
  mkdirSync(dataDirectory);
  disk.fill();
  expect(await aFailedStart(dataDirectory)).toBe(
    `The disk of ${dataDirectory} is full. Free some space on it, then start again.`,
  );
});

test('a start on a disk that is read-only ends with a sentence', async ({ skip }) => {
  const reason = whyNoDisk('memory');
  if (reason) return skip(reason);
  const disk = aMemoryDisk(16);
  const dataDirectory = join(disk.path, 'data');
  const port = await freePort();
  const server = await aLoadedServer(dataDirectory, port);
  await server.kill();
  disk.makeReadOnly();
  const complaint = await aFailedStart(dataDirectory);
  expect(complaint).toContain('cannot be written: its disk is read-only');
  expect(complaint).not.toMatch(/^\s+at /m);
});
