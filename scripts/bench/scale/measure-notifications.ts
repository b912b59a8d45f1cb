import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openPostgres } from '#server/database/open-postgres.ts';
import { listenToNotifications } from '#server/database/postgres-notifications.ts';
import type { TableChange } from '#server/realtime/change-feed.ts';
import { createDistributedChangeFeed } from '#server/realtime/distributed-change-feed.ts';
import { startPostgres } from '#tests/support/data/a-postgres.ts';
import type { Row, Table } from '../support/report.ts';

const taps = 4000;
const listeners = 8;
const tapOfNobody: TableChange = {
  table: 'favorites',
  type: 'INSERT',
  record: {
    user_id: '5c1f0b3e-43f5-4d8c-9a5e-6a2f7f0a9d10',
    type: 'movie',
    movie_id: 550,
    created_at: '2026-11-21T12:00:00.000+00:00',
  },
  old_record: null,
  committedAt: 0,
};

/**
 * Yields what a tap costs each server that shares a PostgreSQL, in microseconds of its processor and
 * of PostgreSQL's: of a server that hears of it, and of one that only listens to other users. Linux
 * only, because it reads the processor's time of each connection from `/proc`.
 */
export async function* measureNotifications(): AsyncGenerator<Table> {
  const postgres = await startPostgres();
  try {
    const rows: Row[] = [];
    for (const users of [1, 1000, 5000]) {
      rows.push(await measure(postgres.urlOf('postgres'), { users, isHeard: false }));
    }
    rows.push(await measure(postgres.urlOf('postgres'), { users: 1, isHeard: true }));
    yield {
      heading: 'Scale: what one tap costs each server, µs of a processor',
      note: `${taps} taps one after the other, ${listeners} servers.`,
      rows,
    };
  } finally {
    await postgres.stop();
  }
}

async function measure(url: string, { users, isHeard }: { users: number; isHeard: boolean }) {
  const database = await openPostgres({ url, poolSize: 2, onLostConnection() {} });
  const feeds = await Promise.all(
    Array.from({ length: listeners }, () =>
      createDistributedChangeFeed(
        (on) => listenToNotifications({ ...on, url, database, onLostConnection() {} }),
        (complaint) => console.error(complaint),
      ),
    ),
  );
  const observer = new pg.Client({ connectionString: url });
  await observer.connect();
  try {
    await Promise.all(
      feeds.map((feed, server) =>
        Promise.all(
          Array.from({ length: users }, (_, user) => feed.listenFor(`user-${server}-${user}`)),
        ),
      ),
    );
    if (isHeard) await Promise.all(feeds.map((feed) => feed.listenFor('somebody')));
    const { rows } = await observer.query<{ pid: number; query: string }>(
      `select pid, query from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    const listening = rows.filter(({ query }) => /^listen/i.test(query)).map(({ pid }) => pid);
    if (listening.length !== listeners) throw new Error('The listening connections are not known.');
    const publish = feeds[0]?.publish;
    const inPostgres = () => listening.reduce((sum, pid) => sum + processorMilliseconds(pid), 0);

    const before = { postgres: inPostgres(), here: process.cpuUsage() };
    for (let tap = 0; tap < taps; tap += 1) await publish?.('somebody', [tapOfNobody]);
    await pause(500);
    const { user, system } = process.cpuUsage(before.here);
    return {
      'a server that': isHeard ? 'hears of it' : `listens for ${users} others`,
      'in PostgreSQL': ((inPostgres() - before.postgres) * 1000) / taps / listeners,
      // The publishing server runs in this process too.
      'in all servers here': (user + system) / taps,
    };
  } finally {
    for (const feed of feeds) await feed.close();
    await observer.end();
    await database.destroy();
  }
}

/** The time of the processor that a process has used. Linux counts it in hundredths of a second. */
function processorMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
