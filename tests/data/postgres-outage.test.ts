import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { longestSharedName } from '#contract/tables/shared-lists.ts';
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

/** Listens on that PostgreSQL; what arrives is queued. */
async function aListener() {
  const { url, database } = await anImpatientDatabase();
  const heard = oneAfterTheOther();
  const notifications = await listenToNotifications({
    ...{ url, database, patience: impatience },
    onNotification: heard.put,
    onGap: () => heard.put('back'),
    onLostConnection: () => heard.put('lost'),
  });
  onTestFinished(() => notifications.close());
  return { ...notifications, next: heard.next };
}

test('a listener is notified of the gap after a silent connection, and of later messages', async () => {
  const { listen, notify, next } = await aListener();
  await Promise.all([listen('news'), listen('weather')]);
  await notify([{ channel: 'news', message: 'before' }]);
  expect(await next()).toEqual({ channel: 'news', message: 'before' });
  postgres.pause();
  expect(await next()).toBe('lost');
  postgres.resume();
  expect(await next()).toBe('back');
  await notify([{ channel: 'weather', message: 'after' }]);
  expect(await next()).toEqual({ channel: 'weather', message: 'after' });
});

test('a channel that is asked for while the connection is lost is listened to after the gap', async () => {
  const { listen, notify, next } = await aListener();
  await postgres.endConnections();
  expect(await next()).toBe('lost');
  await listen('news');
  expect(await next()).toBe('back');
  await notify([{ channel: 'news', message: 'after' }]);
  expect(await next()).toEqual({ channel: 'news', message: 'after' });
});

test('only channels that are listened to arrive, and messages sent at once keep their order', async () => {
  const { listen, unlisten, notify, next } = await aListener();
  await Promise.all(['news', 'weather', 'sports'].map(listen));
  unlisten('weather');
  unlisten('sports');
  await listen('sports');
  const sent = ['unheard', 'weather', 'news', 'sports', 'news'].map((channel, index) => ({
    channel,
    message: String(index),
  }));
  await Promise.all(sent.map((one) => notify([one])));
  expect([await next(), await next(), await next()]).toEqual(sent.slice(2));
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

/** The feed of a server on PostgreSQL; `heard` are the channels of the messages that reach it. */
async function aFeed({ url, database }: Awaited<ReturnType<typeof anImpatientDatabase>>) {
  const complaints: string[] = [];
  const heard: string[] = [];
  const feed = await createDistributedChangeFeed(
    ({ onNotification, onGap }) =>
      listenToNotifications({
        ...{ url, database, onGap },
        onNotification(notification) {
          heard.push(notification.channel);
          onNotification(notification);
        },
        onLostConnection() {},
      }),
    (complaint) => complaints.push(complaint),
  );
  onTestFinished(() => feed.close());

  /** Subscribes as a device of the user that has just joined. */
  async function aDevice(userId: string) {
    const received = oneAfterTheOther();
    await feed.listenFor(userId);
    return { leave: feed.subscribe(userId, received.put), next: received.next };
  }
  return { ...feed, aDevice, complaints, heard };
}

const change = {
  table: 'favorites',
  type: 'DELETE' as const,
  record: null,
  old_record: { user_id: 'ann', type: 'movie', movie_id: 550 },
  committedAt: 0,
};

test('a server hears of the users it serves, wherever their changes are made, and of no others', async () => {
  const database = await anImpatientDatabase();
  const here = await aFeed(database);
  const there = await aFeed(database);
  const ann = await here.aDevice('ann');
  const bob = await there.aDevice('bob');
  await here.publish('bob', [change]);
  await there.publish('ann', [change]);
  expect(await ann.next()).toEqual([change]);
  expect(await bob.next()).toEqual([change]);
  expect([here.heard, there.heard]).toEqual([['marquee_ann'], ['marquee_bob']]);
});

test('changes with long texts fit into messages', async () => {
  const { aDevice, publish } = await aFeed(await anImpatientDatabase());
  const ann = await aDevice('ann');
  const user_id = '00000000-0000-4000-8000-000000000000';
  const changes = Array.from({ length: 20 }, (_, index) => {
    const key = { user_id, address: `00000000-0000-4000-8000-0000000000${index + 10}` };
    // JSON takes six characters for this one.
    const name = '\u0001'.repeat(longestSharedName);
    const created_at = '2026-11-23T12:00:00.001+00:00';
    return {
      table: 'shared_lists',
      type: 'UPDATE' as const,
      record: { ...key, kind: 'calendar', list: 'watch_later', name, created_at },
      old_record: key,
      committedAt: Date.parse(created_at),
    };
  });
  await publish('ann', changes);
  expect([await ann.next(), await ann.next()].flat()).toEqual(changes);
});

test('a server stops hearing of a user some seconds after the last device has left', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { aDevice, listenFor, publish, heard } = await aFeed(await anImpatientDatabase());
  const ann = await aDevice('ann');
  const bob = await aDevice('bob');
  ann.leave();
  vi.advanceTimersByTime(10_000);
  const again = await aDevice('ann');
  vi.advanceTimersByTime(20_000);
  await publish('ann', [change]);
  expect(await again.next()).toEqual([change]);

  again.leave();
  vi.advanceTimersByTime(20_000);
  // The connection does one thing after the other.
  await listenFor('carol');
  await publish('ann', [change]);
  await publish('bob', [change]);
  expect(await bob.next()).toEqual([change]);
  expect(heard).toEqual(['marquee_ann', 'marquee_bob']);
});

test.each([
  '',
  'hello',
  'null',
  '{"table":"favorites"}',
  '[{"kind":"removed"}]',
  JSON.stringify([{ ...change, old_record: { movie_id: 550 } }]),
  JSON.stringify([{ ...change, committedAt: 1e300 }]),
])(
  'an unknown message on the channel of a user, %j, is a gap for that user only and logged once',
  async (message) => {
    const database = await anImpatientDatabase();
    const { aDevice, publish, complaints } = await aFeed(database);
    const ann = await aDevice('ann');
    const bob = await aDevice('bob');
    for (const _ of [1, 2]) {
      await sql`select pg_notify('marquee_ann', ${message})`.execute(database.database);
      expect(await ann.next()).toBe('missed');
    }
    await publish('bob', [change]);
    expect(await bob.next()).toEqual([change]);
    expect(complaints).toHaveLength(1);
  },
);
