import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn, readFavorites, register, send } from './app-calls.mjs';
import { median } from './median.mjs';
import { startApp } from './running-app.mjs';
import { databaseMegabytes, fillFavorites } from './stopped-database.mjs';

/** A row for each number of favorites that one person has; `–` where no more are taken. */
export async function measureFavoritesGrowth(numbers, runs) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const app = await startApp({ dataDirectory });
  const people = [];
  for (const number of numbers) people.push(await register(app, `owner-${number}@example.com`));
  await app.stop();

  const rows = [];
  for (const [index, favorites] of numbers.entries()) {
    const megabytes = databaseMegabytes(dataDirectory);
    fillFavorites(dataDirectory, people[index].id, favorites);
    rows.push({ favorites, 'database MB': databaseMegabytes(dataDirectory) - megabytes });
  }

  const again = await startApp({ dataDirectory });
  // The first requests of a server's life say nothing about the number of favorites.
  await measureOwner(again, people[0].email, 20);
  for (const [index, row] of rows.entries()) {
    Object.assign(row, await measureOwner(again, people[index].email, runs));
  }
  await again.stop();
  rmSync(dataDirectory, { recursive: true });
  return rows;
}

async function measureOwner(app, email, runs) {
  const person = await logIn(app, email);
  const times = { page: [], all: [], add: [], remove: [] };
  let bytes;
  for (let run = 0; run < runs; run += 1) {
    times.page.push(await timed(() => readPage(app, person)));
    times.all.push(
      await timed(async () => {
        bytes = await readFavorites(app, person);
      }),
    );
    const added = await timed(() => tryToAdd(app, person));
    if (added === null) continue;
    times.add.push(added);
    times.remove.push(await timed(() => remove(app, person)));
  }
  const middle = (each) => (each.length > 0 ? median(each) : null);
  return {
    'reading 50 ms': middle(times.page),
    'reading all ms': middle(times.all),
    'all kB': bytes / 1000,
    'adding one ms': middle(times.add),
    'removing one ms': middle(times.remove),
  };
}

const table = '/rest/v1/favorites';
const aMovie = 999_999;

async function readPage(app, { headers }) {
  const page = `${table}?select=movie_id,type&order=created_at.desc&limit=50`;
  await (await send(app, 'GET', page, { headers })).text();
}

function remove(app, { headers }) {
  return send(app, 'DELETE', `${table}?type=eq.movie&movie_id=eq.${aMovie}`, { headers });
}

// One account has so many favorites at most; whoever has more is told so.
async function tryToAdd(app, { headers }) {
  try {
    const body = { movie_id: aMovie, type: 'movie' };
    return await send(app, 'POST', table, { headers, body });
  } catch (error) {
    if (/favorites at most/.test(error.message)) return null;
    throw error;
  }
}

/** Milliseconds, or null when the task gives null. */
async function timed(task) {
  const startedAt = performance.now();
  return (await task()) === null ? null : performance.now() - startedAt;
}
