import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aDiskImage, aMemoryDisk, whyNoDisk } from '#tests/support/data/a-mounted-disk.ts';
import { aLoadedServer } from '#tests/support/processes/a-loaded-server.ts';
import {
  favoritesOf,
  type LoggedIn,
  saveFavorite,
  signUp,
} from '#tests/support/processes/api-calls.ts';
import { freePort, spawnServer } from '#tests/support/processes/start-server-process.ts';

const rounds = Number(process.env.OUTAGE_ROUNDS ?? 20);
const patience = { timeout: 30_000 };

/** The error output of a server that does not start. */
async function aFailedStart(dataDirectory: string): Promise<string> {
  const env = { PORT: String(await freePort()), DATA_DIR: dataDirectory };
  const { ended, output } = spawnServer(env);
  expect(await ended).toBe(1);
  return output.stderr.trim();
}

test(`a disk that is full ${rounds} times under load loses no acknowledged write`, async ({
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
    let newest = ofTheRound + 50_000;
    const saveNext = () => {
      newest += 1;
      return saveFavorite(target, token, newest);
    };
    const written = await server.writeDuring(token, ofTheRound, async () => {
      disk.fill();
      await expect.poll(saveNext, patience).toBe(503);
      await expect.poll(() => server.statusOf('/readyz'), patience).toBe(503);
      expect(await server.statusOf('/healthz')).toBe(200);
      expect((await favoritesOf(target, token)).size).toBeGreaterThanOrEqual(favorites.length);
      disk.empty();
      await expect.poll(() => server.statusOf('/readyz'), patience).toBe(200);
      await expect.poll(saveNext, patience).toBe(201);
    });
    favorites.push(...written.favorites, newest);
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

test(`a disk that is read-only ${rounds} times between two loads loses no acknowledged write`, async ({
  skip,
}) => {
  const reason = whyNoDisk('image');
  if (reason) return skip(reason);
  const disk = aDiskImage();
  const dataDirectory = join(disk.path, 'data');
  const favorites: number[] = [];
  const port = await freePort();
  let session: LoggedIn | undefined;

  for (let round = 0; round < rounds; round += 1) {
    disk.mount();
    const server = await aLoadedServer(dataDirectory, port);
    const { target } = server;
    session ??= await signUp(target, 'reader@example.com');
    const { access_token: token } = session;
    const firstId = round * 100_000;
    const before = await server.writeDuring(token, firstId, async (hasBegun) => {
      await hasBegun;
      await after(200);
    });
    expect(before.favorites.length).toBeGreaterThan(0);
    favorites.push(...before.favorites);
    disk.becomeReadOnly();
    const refused = await server.writeDuring(token, firstId + 50_000, async () => {
      expect(await saveFavorite(target, token, firstId + 99_999)).toBe(503);
    });
    expect(refused).toEqual({ accounts: [], favorites: [] });
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

test('a first start on a full disk in memory ends with a sentence', async ({ skip }) => {
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

test('a start on a full disk ends with a sentence, in a folder that is there and in a new one', async ({
  skip,
}) => {
  const reason = whyNoDisk('image');
  if (reason) return skip(reason);
  const disk = aDiskImage();
  disk.mount();
  const dataDirectory = join(disk.path, 'data');
  mkdirSync(dataDirectory);
  disk.fill();
  for (const folder of [dataDirectory, join(disk.path, 'new')]) {
    expect(await aFailedStart(folder)).toBe(
      `The disk of ${folder} is full. Free some space on it, then start again.`,
    );
  }
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
