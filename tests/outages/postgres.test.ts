import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '#tests/support/data/a-postgres.ts';
import { aServerOnPostgres, putUnderLoad } from '#tests/support/processes/a-server-under-load.ts';

const rounds = Number(process.env.OUTAGE_ROUNDS ?? 20);

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Puts a server under load, causes `outage` many times, and checks that no write was lost. */
async function endure(database: string, outage: (server: ServerUnderLoad) => Promise<void>) {
  await postgres.createDatabase(database);
  const running = putUnderLoad(await aServerOnPostgres(postgres.urlOf(database)));
  for (let round = 0; round < rounds; round += 1) {
    await running.moreIsWritten();
    await outage(running);
    await running.isReady();
  }
  expect(await running.endLoad()).toEqual({ favorites: [], accounts: [] });
  expect(running.server.exitCode).toBeNull();
}

type ServerUnderLoad = ReturnType<typeof putUnderLoad>;

test(`PostgreSQL, restarted ${rounds} times under load, loses no acknowledged write`, () =>
  endure('restarted', async () => {
    await postgres.shutDown();
    await postgres.startAgain();
  }));

test(`connections ended ${rounds} times under load lose no acknowledged write`, () =>
  endure('terminated', () => postgres.endConnections()));

test(`PostgreSQL, paused ${rounds} times under load, loses no acknowledged write`, () =>
  endure('paused', async ({ ask }) => {
    postgres.pause();
    // The first 503 is for requests in progress, the second for new ones.
    for (const _ of ['silent', 'unreachable']) {
      await vi.waitUntil(async () => (await ask('/rest/v1/favorites')).status === 503, 60_000);
    }
    postgres.resume();
  }));
