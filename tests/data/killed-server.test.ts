import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import SqliteDatabase from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { startCluster } from '#tests/support/processes/a-cluster.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { freePort, readyLine, spawnServer } from '#tests/support/processes/start-server-process.ts';
import { canLogIn, favoritesOf, refresh, signUp, writeUntil } from '#tests/support/processes/write-load.ts';

// More behind `npm run test:kills`.
const rounds = Number(process.env.MARQUEE_KILL_ROUNDS ?? 3);
const environment = { AUTOCONFIRM: 'true', REQUEST_LIMIT_FACTOR: '0', MAIL_INTERVAL_SECONDS: '0' };

async function keyOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/config.json`);
  return ((await answer.json()) as { supabaseKey: string }).supabaseKey;
}

test(`${rounds} times killed while it writes, the server loses nothing that it has acknowledged`, {
  timeout: 20_000 + rounds * 5_000,
}, async () => {
  const dataDirectory = aDirectory();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const accounts: string[] = [];
  const favorites: number[] = [];
  let session: Awaited<ReturnType<typeof signUp>> | undefined;

  for (let round = 0; round <= rounds; round += 1) {
    const running = spawnServer({ ...environment, PORT: String(port), DATA_DIR: dataDirectory });
    onTestFinished(() => void running.server.kill('SIGKILL'));
    await readyLine(running);
    const target = { url, publishableKey: await keyOf(url) };
    session ??= await signUp(target, 'reader@example.com');
    const { access_token: token } = session;

    // What was acknowledged before the last kill is there after it.
    const found = await favoritesOf(target, token);
    expect(favorites.filter((id) => !found.has(id))).toEqual([]);
    for (const email of accounts.slice(-5)) expect(await canLogIn(target, email), email).toBe(true);

    let isKilled = false;
    const firstId = round * 100_000;
    const load = { writers: 8, firstId, isOver: () => isKilled };
    const { hasBegun, written } = writeUntil(target, token, load);
    await hasBegun;
    // Each time at another point of the work; what is asserted does not depend on when.
    await after(100 + ((round * 137) % 400));
    running.server.kill('SIGKILL');
    await once(running.server, 'exit');
    isKilled = true;
    const acknowledged = await written;
    accounts.push(...acknowledged.accounts);
    favorites.push(...acknowledged.favorites);
    expect(acknowledged.favorites.length).toBeGreaterThan(0);

    const file = new SqliteDatabase(join(dataDirectory, 'marquee.db'));
    expect(file.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
    file.close();
  }
});

test('one of two servers killed in the middle of traffic costs nobody anything acknowledged', {
  timeout: 60_000,
}, async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const cluster = await startCluster(port, { ...environment, DATA_DIR: aDirectory() });
  onTestFinished(() => cluster.stop());
  const target = { url, publishableKey: await keyOf(url) };
  const session = await signUp(target, 'reader@example.com');
  const others = await Promise.all([1, 2, 3].map((one) => signUp(target, `${one}@example.com`)));

  let isOver = false;
  const load = { writers: 8, firstId: 0, isOver: () => isOver };
  const { hasBegun, written } = writeUntil(target, session.access_token, load);
  await hasBegun;
  await after(500);
  cluster.servers[0].server.kill('SIGKILL');
  await once(cluster.servers[0].server, 'exit');
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
