import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import SqliteDatabase from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { startCluster } from '#tests/support/processes/a-cluster.ts';
import { aLoadedServer } from '#tests/support/processes/a-loaded-server.ts';
import {
  apiTargetAt,
  canLogIn,
  favoritesOf,
  type LoggedIn,
  refresh,
  signUp,
} from '#tests/support/processes/api-calls.ts';
import { freePort } from '#tests/support/processes/start-server-process.ts';
import { writeUntil } from '#tests/support/processes/write-load.ts';

// `npm run test:kills` runs more rounds.
const rounds = Number(process.env.MARQUEE_KILL_ROUNDS ?? 3);
const environment = { AUTOCONFIRM: 'true', REQUEST_LIMIT_FACTOR: '0', MAIL_INTERVAL_SECONDS: '0' };

test(`a server killed ${rounds} times while it writes loses no acknowledged write`, {
  timeout: 20_000 + rounds * 5_000,
}, async () => {
  const dataDirectory = aDirectory();
  const port = await freePort();
  const accounts: string[] = [];
  const favorites: number[] = [];
  let session: LoggedIn | undefined;

  for (let round = 0; round <= rounds; round += 1) {
    const server = await aLoadedServer(dataDirectory, port);
    const { target } = server;
    session ??= await signUp(target, 'reader@example.com');
    const { access_token: token } = session;

    // The database has what was acknowledged before the last kill.
    const found = await favoritesOf(target, token);
    expect(favorites.filter((id) => !found.has(id))).toEqual([]);
    for (const email of accounts.slice(-5)) expect(await canLogIn(target, email), email).toBe(true);

    const acknowledged = await server.writeDuring(token, round * 100_000, async (hasBegun) => {
      await hasBegun;
      // The kill comes at another point in each round; no assertion depends on when.
      await after(100 + ((round * 137) % 400));
      await server.kill();
    });
    accounts.push(...acknowledged.accounts);
    favorites.push(...acknowledged.favorites);
    expect(acknowledged.favorites.length).toBeGreaterThan(0);

    const file = new SqliteDatabase(join(dataDirectory, 'marquee.db'));
    expect(file.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
    file.close();
  }
});

test('killing one of two servers in the middle of traffic loses no acknowledged write', {
  timeout: 60_000,
}, async () => {
  const port = await freePort();
  const cluster = await startCluster(port, { ...environment, DATA_DIR: aDirectory() });
  onTestFinished(() => cluster.stop());
  const target = await apiTargetAt(`http://localhost:${port}`);
  const session = await signUp(target, 'reader@example.com');
  const others = await Promise.all([1, 2, 3].map((one) => signUp(target, `${one}@example.com`)));

  let isOver = false;
  const load = { writers: 8, firstId: 0, isOver: () => isOver };
  const { hasBegun, written } = writeUntil(target, session.access_token, load);
  await hasBegun;
  await after(500);
  await cluster.servers[0].stop('SIGKILL');
  await after(500);
  isOver = true;
  const acknowledged = await written;

  const found = await favoritesOf(target, session.access_token);
  expect(acknowledged.favorites.length).toBeGreaterThan(0);
  expect(acknowledged.favorites.filter((id) => !found.has(id))).toEqual([]);
  for (const email of acknowledged.accounts) expect(await canLogIn(target, email)).toBe(true);
  for (const { refresh_token } of [session, ...others]) {
    expect(await refresh(target, refresh_token)).toBe(200);
  }
});
