import { logIn, requireAnswer, signUp } from '#tests/support/processes/api-calls.ts';
import { readFavorites } from '../support/many-favorites.ts';
import { mediansOf, millisecondsOf } from '../support/median.ts';
import type { Row } from '../support/report.ts';
import { type BenchApp, startApp, withDataDirectory } from '../support/start-app.ts';
import { addressOf, databaseMegabytes, fillUsers } from './stopped-database.ts';

const usersARun = 10;

/** A row for each number of users. */
export function measureUsersGrowth(numbers: number[], runs: number): Promise<Row[]> {
  return withDataDirectory(async (dataDirectory) => {
    const app = await startApp({ DATA_DIR: dataDirectory });
    const template = await signUp(app, 'template@example.com');
    await app.stop();

    const rows: Row[] = [];
    let users = 0;
    for (const number of numbers) {
      fillUsers(dataDirectory, template.user.id, users + 1, number);
      users = number;
      rows.push({ users, ...(await measureStep(dataDirectory, users, runs)) });
    }
    return rows;
  });
}

async function measureStep(dataDirectory: string, users: number, runs: number): Promise<Row> {
  const startedAt = performance.now();
  const app = await startApp({ DATA_DIR: dataDirectory });
  const startSeconds = (performance.now() - startedAt) / 1000;
  // The first requests to a new server are slower, whatever the number of users.
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

async function measureUser(app: BenchApp, number: number) {
  const startedAt = performance.now();
  const person = await logIn(app, addressOf(number));
  const token = person.access_token;
  return {
    'log in ms': performance.now() - startedAt,
    'who am I ms': await millisecondsOf(async () =>
      (await requireAnswer(app, 'GET', '/auth/v1/user', { token })).json(),
    ),
    'reading favorites ms': await millisecondsOf(() => readFavorites(app, person)),
  };
}
