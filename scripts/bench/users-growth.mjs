import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn, read, readFavorites, register } from './app-calls.mjs';
import { mediansOf } from './median.mjs';
import { startApp } from './running-app.mjs';
import { addressOf, databaseMegabytes, fillUsers } from './stopped-database.mjs';

const usersARun = 10;

/** A row for each number of users that the server has. */
export async function measureUsersGrowth(numbers, runs) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const app = await startApp({ dataDirectory });
  const template = await register(app, 'template@example.com');
  await app.stop();

  const rows = [];
  let users = 0;
  for (const number of numbers) {
    fillUsers(dataDirectory, template.id, users + 1, number);
    users = number;
    rows.push({ users, ...(await measureStep(dataDirectory, users, runs)) });
  }
  rmSync(dataDirectory, { recursive: true });
  return rows;
}

async function measureStep(dataDirectory, users, runs) {
  const startedAt = performance.now();
  const app = await startApp({ dataDirectory });
  const startSeconds = (performance.now() - startedAt) / 1000;
  // The first requests of a server's life say nothing about the number of users.
  for (let count = 0; count < 10; count += 1) await measureUser(app, 1 + count);
  const times = [];
  for (let count = 0; count < runs * usersARun; count += 1) {
    times.push(await measureUser(app, 1 + Math.floor(Math.random() * users)));
  }
  const memory = await app.residentMegabytes();
  await app.stop();
  return {
    'starting s': startSeconds,
    ...mediansOf(times),
    'server MB': memory,
    'database MB': databaseMegabytes(dataDirectory),
  };
}

async function measureUser(app, number) {
  let person;
  const timed = async (task) => {
    const startedAt = performance.now();
    await task();
    return performance.now() - startedAt;
  };
  return {
    'log in ms': await timed(async () => {
      person = await logIn(app, addressOf(number));
    }),
    'who am I ms': await timed(() => read(app, '/auth/v1/user', person)),
    'reading favorites ms': await timed(() => readFavorites(app, person)),
  };
}
