import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { userTableKeys } from '#contract/tables/user-tables.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { listenToNotifications } from '#server/database/postgres-notifications.ts';
import type { Database } from '#server/database/schema.ts';
import { type ChangeFeed, createChangeFeed } from '#server/realtime/change-feed.ts';
import { createDistributedChangeFeed } from '#server/realtime/distributed-change-feed.ts';

/** An empty database and the feed of its changes. */
export interface TestDatabase {
  database: Database;
  feed: ChangeFeed;
  /** Closes it and opens it again with the same data. */
  reopen(): Promise<TestDatabase>;
  /** Closes it for good. */
  close(): Promise<void>;
}

/** An empty database: an embedded one at `path`, or one on the PostgreSQL of this test run. */
export async function openTestDatabase(path: string): Promise<TestDatabase> {
  const postgres = inject('postgres');
  if (postgres) return openTestPostgres(postgres, free.pop() ?? (await createDatabase(postgres)));
  const database = await openDatabase(path);
  const close = () => database.destroy();
  const reopen = () => close().then(() => openTestDatabase(path));
  return { database, feed: createChangeFeed(), reopen, close };
}

/** Empty databases of this worker that a test can reuse. */
const free: string[] = [];

async function openTestPostgres(server: string, name: string): Promise<TestDatabase> {
  const url = server + name;
  const onLostConnection = () => {};
  const open = () => openPostgres({ url, poolSize: 4, onLostConnection });
  const database = await open();
  const feed = await createDistributedChangeFeed(
    (on) => listenToNotifications({ ...on, url, database, onLostConnection }),
    (complaint) => {
      throw new Error(complaint);
    },
  );
  async function disconnect() {
    await feed.close();
    // The test may have closed it itself.
    await database.destroy().catch(() => {});
  }
  return {
    database,
    feed,
    async reopen() {
      await disconnect();
      return openTestPostgres(server, name);
    },
    async close() {
      await disconnect();
      const cleaner = await open();
      // If a test broke the schema, this fails and the database is not reused.
      await sql
        .raw(`truncate ${tables.join()}`)
        .execute(cleaner)
        .then(
          () => free.push(name),
          () => {},
        );
      await cleaner.destroy();
    },
  };
}

const tables = [
  ...['users', 'identities', 'sessions', 'refresh_tokens', 'one_time_tokens', 'flows'],
  ...Object.keys(userTableKeys),
  ...['factors', 'factor_challenges', 'request_limits', 'known_networks', 'audit_events'],
  'catalogue_answers',
];

async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await openPostgres({
    url: `${server}postgres`,
    poolSize: 2,
    onLostConnection() {},
  });
  await sql.raw(`create database ${name}`).execute(admin);
  await admin.destroy();
  return name;
}
