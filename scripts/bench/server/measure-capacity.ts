import { type LoggedIn, signUp } from '#tests/support/processes/api-calls.ts';
import { addFiftyFavorites } from '../support/many-favorites.ts';
import type { Table } from '../support/report.ts';
import { type BenchApp, startApp, withDataDirectory } from '../support/start-app.ts';
import { addingFavorites, logInAgain, ofEach } from './compared-requests.ts';
import { complaintAbout, type Load, putUnderLoad } from './put-under-load.ts';

const seconds = 8;
const connections = 32;

/**
 * Yields how many requests a second one server answers. With `DATABASE_URL` of an empty PostgreSQL
 * database, also one server on PostgreSQL, and two that share it.
 */
export async function* measureCapacity(): AsyncGenerator<Table> {
  const { DATABASE_URL } = process.env;
  yield await measureServers('one server, embedded database', 1, {});
  if (!DATABASE_URL) return console.log('Set DATABASE_URL to measure PostgreSQL too.');
  yield await measureServers('one server, PostgreSQL', 1, { DATABASE_URL });
  yield await measureServers('two servers, PostgreSQL', 2, { DATABASE_URL });
}

function measureServers(name: string, count: number, env: Record<string, string>): Promise<Table> {
  // Servers on one database must have the same secrets and the same `PUBLIC_URL`.
  return withDataDirectory(async (DATA_DIR) => {
    const apps: BenchApp[] = [];
    try {
      while (apps.length < count) {
        apps.push(await startApp({ DATA_DIR, PUBLIC_URL: 'http://localhost:3000', ...env }));
      }
      const rows = await measureEach(apps);
      const heading = `Capacity: ${name}, ${connections} connections, ${seconds} s each`;
      return { heading, rows, ...complaintAbout(rows) };
    } finally {
      for (const app of apps) await app.stop();
    }
  });
}

async function measureEach(apps: BenchApp[]) {
  const [first] = apps;
  if (!first) throw new Error('There is no server to measure.');
  const user = await signUp(first, `capacity-${Date.now()}@example.com`);
  await addFiftyFavorites(first, user);

  const rows: { request: string; failed: number; [column: string]: string | number }[] = [];
  for (const [request, loadOf] of Object.entries(requests(user))) {
    const load = { connections: connections / apps.length, seconds, core: null };
    const results = await Promise.all(apps.map((app) => putUnderLoad(loadOf(app), load)));
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    rows.push({
      request,
      'a second': sum(results.map(({ perSecond }) => perSecond)),
      'p99 ms': Math.max(...results.map(({ p99 }) => p99)),
      failed: sum(results.map(({ failed }) => failed)),
    });
  }
  return rows;
}

function requests(user: LoggedIn): Record<string, (app: BenchApp) => Load> {
  const read = (path: string) => (app: BenchApp) => ofEach(app, [user], [{ path }]);
  return {
    'read 50 favorites': read('/rest/v1/favorites?select=movie_id,type'),
    'add a favorite': (app) => addingFavorites(app, [user]),
    'a page of popular movies': read('/catalogue/3/movie/popular?page=2'),
    'who am I': read('/auth/v1/user'),
    'log in': (app) => ({ url: app.url, sequences: [[logInAgain(app, user)]] }),
  };
}
