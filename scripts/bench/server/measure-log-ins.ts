import {
  type ApiTarget,
  logIn,
  requireAnswer,
  signUp,
} from '#tests/support/processes/api-calls.ts';
import { addFiftyFavorites } from '../support/many-favorites.ts';
import { millisecondsOf, quantile } from '../support/median.ts';
import type { Row, Table } from '../support/report.ts';
import { startApp } from '../support/start-app.ts';

const people = 64;
const leastReads = 200;
const leastBusyMilliseconds = 5000;
const highestRatio = 3;

/**
 * Yields how long reading favorites takes while many users log in at once, again and again. The run
 * fails when the median is more than three times that of an idle server.
 */
export async function* measureLogIns(): AsyncGenerator<Table> {
  const app = await startApp();
  try {
    const read = await aReader(app);
    await readings(read, 0);
    const idle = await readings(read, 0);

    const addresses = Array.from({ length: people }, (_, index) => `person-${index}@example.com`);
    await Promise.all(addresses.map((email) => signUp(app, email)));
    const crowd = logInAgainAndAgain(app, addresses);
    const startedAt = performance.now();
    const busy = await readings(read, leastBusyMilliseconds);
    const perSecond = crowd.count() / ((performance.now() - startedAt) / 1000);
    await crowd.stop();

    const ratio = quantile(busy, 0.5) / quantile(idle, 0.5);
    const complaint = `Reading favorites takes ${ratio.toFixed(2)} times the idle median; ${highestRatio} are allowed.`;
    yield {
      heading: `Server: reading 50 favorites while ${people} people log in`,
      rows: [
        { when: 'idle', ...rowOf(idle) },
        { when: 'busy', ...rowOf(busy), 'log ins a second': perSecond, 'busy : idle': ratio },
      ],
      ...(ratio > highestRatio && { complaint }),
    };
  } finally {
    await app.stop();
  }
}

/** Gives a function that reads a user's favorites once. */
async function aReader(app: ApiTarget): Promise<() => Promise<void>> {
  const reader = await signUp(app, 'reader@example.com');
  const token = reader.access_token;
  await addFiftyFavorites(app, reader);
  return async () => {
    await (await requireAnswer(app, 'GET', '/rest/v1/favorites', { token })).arrayBuffer();
  };
}

/** The milliseconds of each read; reads one after the other for at least the given time. */
async function readings(read: () => Promise<void>, leastMilliseconds: number): Promise<number[]> {
  const times: number[] = [];
  const startedAt = performance.now();
  while (times.length < leastReads || performance.now() - startedAt < leastMilliseconds) {
    times.push(await millisecondsOf(read));
  }
  return times;
}

function logInAgainAndAgain(app: ApiTarget, addresses: string[]) {
  let count = 0;
  let isOver = false;
  const everybody = addresses.map(async (email) => {
    while (!isOver) {
      await logIn(app, email);
      count += 1;
    }
  });
  return {
    count: () => count,
    stop() {
      isOver = true;
      return Promise.all(everybody);
    },
  };
}

function rowOf(times: number[]): Row {
  return {
    'median ms': quantile(times, 0.5),
    'p95 ms': quantile(times, 0.95),
    reads: times.length,
  };
}
