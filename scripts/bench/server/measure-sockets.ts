import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';
import { requireAnswer, signUp } from '#tests/support/processes/api-calls.ts';
import { millisecondsOf, quantile } from '../support/median.ts';
import type { Row, Table } from '../support/report.ts';
import { type BenchApp, startApp } from '../support/start-app.ts';
import { createDevices, type Device } from './open-sockets.ts';

/** As many as one user may have. */
const devicesPerPerson = realtimeBounds.socketsPerUser;
const steps = [devicesPerPerson, 1000, realtimeBounds.sockets];
const taps = 300;
/** Two heartbeats of every socket. */
const restMilliseconds = 50_000;

/**
 * Yields what open sockets cost a server, up to as many as it takes: memory, processor at rest, and
 * how long a tap takes to another device. With `DATABASE_URL` of an empty PostgreSQL database, the
 * server uses that.
 */
export async function* measureSockets(): AsyncGenerator<Table> {
  const { DATABASE_URL } = process.env;
  const app = await startApp(DATABASE_URL ? { DATABASE_URL } : {});
  const devices = createDevices(app);
  try {
    const limit = pLimit(8);
    const addresses = Array.from(
      { length: realtimeBounds.sockets / devicesPerPerson },
      (_, index) => `device-${index}@example.com`,
    );
    const people = await Promise.all(addresses.map((email) => limit(signUp, app, email)));

    const opened: Device[] = [];
    const rows: Row[] = [];
    let [lastCount, lastMegabytes] = [Number.NaN, Number.NaN];
    for (const count of steps) {
      const owners = people.slice(opened.length / devicesPerPerson, count / devicesPerPerson);
      const missing = owners.flatMap((person) => Array(devicesPerPerson).fill(person));
      const milliseconds = await millisecondsOf(async () => {
        opened.push(...(await devices.open(missing)));
      });
      const restingShare = await processorShare(app);
      const megabytes = await app.residentMegabytes();
      rows.push({
        sockets: count,
        'opened a second': (missing.length / milliseconds) * 1000,
        MB: megabytes,
        // Of those that were added; the first ones take what the sign-ups have left.
        'kB a socket':
          count === steps.at(-1)
            ? ((megabytes - lastMegabytes) / (count - lastCount)) * 1000
            : null,
        '% of a core at rest': restingShare * 100,
        ...(await timesOfTaps(app, opened)),
      });
      [lastCount, lastMegabytes] = [count, megabytes];
    }
    yield {
      heading: `Server: open sockets, ${DATABASE_URL ? 'PostgreSQL' : 'embedded database'}`,
      note: `Each socket has joined four topics and sends a heartbeat every 25 s; a user has ${devicesPerPerson} of them. ${taps} taps, one after the other: until another device hears of it, and until the answer.`,
      rows,
    };
  } finally {
    devices.closeAll();
    await app.stop();
  }
}

async function processorShare(app: BenchApp): Promise<number> {
  const before = await app.processorSeconds();
  await pause(restMilliseconds);
  return ((await app.processorSeconds()) - before) / (restMilliseconds / 1000);
}

async function timesOfTaps(app: BenchApp, devices: Device[]): Promise<Row> {
  const heard: number[] = [];
  const answered: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    // The last device of a user is notified last.
    const device = devices[(tap * devicesPerPerson - 1 + devices.length) % devices.length];
    if (!device) throw new Error('No socket is open.');
    const news = device.hearNews();
    const body = { movie_id: devices.length * taps + tap, type: 'movie' };
    const token = device.person.access_token;
    const answer = millisecondsOf(() =>
      requireAnswer(app, 'POST', '/rest/v1/favorites', { token, body }),
    );
    heard.push(await millisecondsOf(() => news));
    answered.push(await answer);
  }
  return {
    'heard p50 ms': quantile(heard, 0.5),
    'heard p99 ms': quantile(heard, 0.99),
    'answered p50 ms': quantile(answered, 0.5),
    'answered p99 ms': quantile(answered, 0.99),
  };
}
