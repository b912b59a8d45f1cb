import {
  type ApiTarget,
  call,
  logIn,
  requireAnswer,
  signUp,
} from '#tests/support/processes/api-calls.ts';
import { readFavorites } from '../support/many-favorites.ts';
import { median, millisecondsOf } from '../support/median.ts';
import type { Row } from '../support/report.ts';
import { startApp, withDataDirectory } from '../support/start-app.ts';
import { databaseMegabytes, fillFavorites } from './stopped-database.ts';

/** A row for each number of favorites of one user; `–` where the server accepts no more. */
export function measureFavoritesGrowth(numbers: number[], runs: number): Promise<Row[]> {
  return withDataDirectory(async (DATA_DIR) => {
    const app = await startApp({ DATA_DIR });
    const people = [];
    for (const number of numbers) {
      const { user } = await signUp(app, `owner-${number}@example.com`);
      people.push({ ...user, favorites: number });
    }
    await app.stop();

    const filled: { email: string; row: Row }[] = [];
    for (const { id, email, favorites } of people) {
      const megabytes = databaseMegabytes(DATA_DIR);
      fillFavorites(DATA_DIR, id, favorites);
      const row = { favorites, 'database MB': databaseMegabytes(DATA_DIR) - megabytes };
      filled.push({ email, row });
    }

    const again = await startApp({ DATA_DIR });
    // The first requests to a new server are slower, whatever the number of favorites.
    for (const { email } of filled.slice(0, 1)) await measureOwner(again, email, 20);
    const rows: Row[] = [];
    for (const { email, row } of filled) {
      rows.push({ ...row, ...(await measureOwner(again, email, runs)) });
    }
    await again.stop();
    return rows;
  });
}

const table = '/rest/v1/favorites';
const aMovie = 999_999;

async function measureOwner(app: ApiTarget, email: string, runs: number): Promise<Row> {
  const person = await logIn(app, email);
  const token = person.access_token;
  const firstPage = `${table}?select=movie_id,type&order=created_at.desc&limit=50`;
  const times = { page: [] as number[], all: [] as number[], add: [] as number[] };
  const removing: number[] = [];
  let bytes = 0;
  for (let run = 0; run < runs; run += 1) {
    times.page.push(
      await millisecondsOf(async () =>
        (await requireAnswer(app, 'GET', firstPage, { token })).text(),
      ),
    );
    times.all.push(
      await millisecondsOf(async () => {
        bytes = await readFavorites(app, person);
      }),
    );
    let isAdded = false;
    const adding = await millisecondsOf(async () => {
      isAdded = await tryToAdd(app, token);
    });
    if (!isAdded) continue;
    times.add.push(adding);
    const query = `type=eq.movie&movie_id=eq.${aMovie}`;
    removing.push(
      await millisecondsOf(() => requireAnswer(app, 'DELETE', `${table}?${query}`, { token })),
    );
  }
  const middle = (each: number[]) => (each.length > 0 ? median(each) : null);
  return {
    'reading 50 ms': middle(times.page),
    'reading all ms': middle(times.all),
    'all kB': bytes / 1000,
    'adding one ms': middle(times.add),
    'removing one ms': middle(removing),
  };
}

/** Adds a favorite; false when the user already has as many as allowed. */
async function tryToAdd(app: ApiTarget, token: string): Promise<boolean> {
  const body = { movie_id: aMovie, type: 'movie' };
  const answer = await call(app, 'POST', table, { token, body });
  const text = await answer.text();
  if (answer.ok || text.includes('favorites at most')) return answer.ok;
  throw new Error(`A favorite was answered ${answer.status}: ${text}`);
}
