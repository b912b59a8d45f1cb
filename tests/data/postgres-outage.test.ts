import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnavailableError } from '#server/database/database-trouble.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { listenToNotifications } from '#server/database/postgres-notifications.ts';
import { postgresPatience } from '#server/database/postgres-patience.ts';
import { toFailure } from '#server/failure.ts';
import { createDistributedChangeFeed } from '#server/realtime/distributed-change-feed.ts';
import { oneAfterTheOther } from '#tests/support/a-realtime-server.ts';
import { type Postgres, startPostgres } from '#tests/support/data/a-postgres.ts';
import { aServerOnPostgres, putUnderLoad } from '#tests/support/processes/a-server-under-load.ts';
import { saveFavorite } from '#tests/support/processes/api-calls.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const nothingLost = { favorites: [], accounts: [] };
let databases = 0;

async function aDatabaseUrl(): Promise<string> {
  databases += 1;
  await postgres.createDatabase(`outage_${databases}`);
  return postgres.urlOf(`outage_${databases}`);
}

async function aClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const aServer = async (env: Record<string, string> = {}) =>
  aServerOnPostgres(await aDatabaseUrl(), env);
const aServerUnderLoad = async () => putUnderLoad(await aServer());

test('connections that are ended while in use lose no acknowledged write', async () => {
  const { server, ask, moreIsWritten, isReady, endLoad } = await aServerUnderLoad();
  for (const _ of [1, 2, 3, 4, 5]) {
    await moreIsWritten();
    await postgres.endConnections();
    await isReady();
  }
  expect(await endLoad()).toEqual(nothingLost);
  expect((await ask('/healthz')).status).toBe(200);
  expect(server.exitCode).toBeNull();
});

test('a restart of PostgreSQL loses no acknowledged write', async () => {
  const { server, moreIsWritten, isReady, endLoad } = await aServerUnderLoad();
  await moreIsWritten();
  await postgres.shutDown();
  await postgres.startAgain();
  await isReady();
  expect(await endLoad()).toEqual(nothingLost);
  expect(server.exitCode).toBeNull();
});

test('while PostgreSQL is down every API answers in its own shape, with the time to retry', async () => {
  const { ask, isReady, endLoad } = await aServerUnderLoad();
  await postgres.shutDown();
  const [table, accounts, readiness] = [
    await ask('/rest/v1/favorites'),
    await ask('/auth/v1/user'),
    await ask('/readyz'),
  ];
  await postgres.startAgain();
  expect([table.status, accounts.status, readiness.status]).toEqual([503, 503, 503]);
  expect(table.headers.get('retry-after')).toBe('2');
  expect(accounts.headers.get('retry-after')).toBe('2');
  const message = 'The database cannot be reached right now. Please try again.';
  expect(await table.json()).toEqual({ code: 'PGRST000', details: null, hint: null, message });
  expect(await accounts.json()).toMatchObject({ error_code: 'database_unavailable', msg: message });
  await isReady();
  expect(await endLoad()).toEqual(nothingLost);
});

/** A silent connection is closed after half a second. */
const impatience = {
  ...postgresPatience,
  ...{ connect: 500, lock: 100, silence: 500, heartbeat: 50, heartbeatAnswer: 500, reconnect: 50 },
};

async function anImpatientDatabase() {
  const url = await aDatabaseUrl();
  const onLostConnection = () => {};
  const open = { url, poolSize: 1, onLostConnection, patience: impatience };
  const database = await openPostgres(open);
  onTestFinished(() => database.destroy());
  return { url, database };
}

test('a silent connection is closed, and the next one works', async () => {
  const { database } = await anImpatientDatabase();
  postgres.pause();
  const asked = sql`select 1`.execute(database);
  await expect(asked).rejects.toThrow(DatabaseUnavailableError);
  // The next query fails at once instead of waiting again.
  const write = database.transaction().execute(async () => {});
  await expect(write).rejects.toThrow(DatabaseUnavailableError);
  postgres.resume();
  const again = () => sql`select 1 as one`.execute(database);
  expect((await vi.waitFor(again, 10_000)).rows).toEqual([{ one: 1 }]);
  expect(database.poolUsage()).toMatchObject({ busy: 0, waiting: 0 });
});

test('a listener is notified of the gap after a silent connection, and of later messages', async () => {
  const { url, database } = await anImpatientDatabase();
  const heard = oneAfterTheOther();
  const notifications = await listenToNotifications({
    ...{ url, database, channel: 'news', patience: impatience },
    onMessage: heard.put,
    onGap: () => heard.put('back'),
    onLostConnection: () => heard.put('lost'),
  });
  onTestFinished(() => notifications.close());
  await notifications.notify(['before']);
  expect(await heard.next()).toBe('before');
  postgres.pause();
  expect(await heard.next()).toBe('lost');
  postgres.resume();
  expect(await heard.next()).toBe('back');
  await notifications.notify(['after']);
  expect(await heard.next()).toBe('after');
});

test('a row that stays locked for too long is a temporary failure, not a conflict', async () => {
  const { url, database } = await anImpatientDatabase();
  const other = await aClient(url);
  await other.query('begin; lock table favorites');
  const read = database.selectFrom('favorites').selectAll().execute();
  const failure = toFailure(await read.catch((error) => error));
  expect(failure).toMatchObject({ status: 503, headers: { 'Retry-After': '1' } });
});

test('reads and /healthz are answered while more writes wait than there are connections', async () => {
  const { target, token, databaseUrl, ask } = await aServer({ DATABASE_POOL_SIZE: '4' });
  const other = await aClient(databaseUrl);
  await other.query('begin; lock table favorites in share mode');
  const saving = Array.from({ length: 12 }, (_, index) => saveFavorite(target, token, index + 1));
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
  const observer = await aClient(databaseUrl);
  await vi.waitUntil(async () => (await observer.query(waiting)).rowCount === 2, 10_000);
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/rest/v1/favorites')).status).toBe(200);
  await other.query('rollback');
  // Writes that waited too long are answered 503, to be retried.
  const passing = [201, 503];
  for (const status of await Promise.all(saving)) expect(passing).toContain(status);
});

/** The feed of a server on PostgreSQL, with two subscribers, and a way to send it any message. */
async function aSharedFeed() {
  const { url, database } = await anImpatientDatabase();
  const complaints: string[] = [];
  const channel = 'marquee_changes';
  const feed = await createDistributedChangeFeed(
    (on) => listenToNotifications({ ...on, url, database, channel, onLostConnection() {} }),
    (complaint) => complaints.push(complaint),
  );
  onTestFinished(() => feed.close());
  const ann = oneAfterTheOther();
  const bob = oneAfterTheOther();
  feed.subscribe('ann', ann.put);
  feed.subscribe('bob', bob.put);
  const say = (message: string) => sql`select pg_notify(${channel}, ${message})`.execute(database);
  return { feed, ann, bob, say, complaints };
}

const change = {
  table: 'favorites',
  type: 'DELETE' as const,
  record: null,
  old_record: { user_id: 'ann', type: 'movie', movie_id: 550 },
  committedAt: 0,
};

test.each(['', 'hello', '{"table":"favorites"}', 'null'])(
  'an unknown message on the channel, %j, is a gap for every user and logged once',
  async (message) => {
    const { feed, ann, bob, say, complaints } = await aSharedFeed();
    await say(message);
    await say(`${message} `);
    expect(await ann.next()).toBe('missed');
    expect(await bob.next()).toBe('missed');
    await feed.publish('ann', [change]);
    expect(await ann.next()).toEqual([change]);
    expect(complaints).toHaveLength(1);
  },
);

test.each([
  { userId: 'ann', changes: [{ kind: 'removed' }] },
  { userId: 'ann', changes: 'later' },
  { userId: 'ann', changes: [{ ...change, old_record: { movie_id: 550 } }] },
  { userId: 'ann', changes: [{ ...change, committedAt: 1e300 }] },
  { userId: 'ann', version: 2, rows: [] },
])(
  'an unknown message of a newer server about one user is a gap for that user only: %j',
  async (message) => {
    const { feed, ann, bob, say } = await aSharedFeed();
    await say(JSON.stringify(message));
    await feed.publish('bob', [change]);
    expect(await ann.next()).toBe('missed');
    expect(await bob.next()).toEqual([change]);
  },
);
