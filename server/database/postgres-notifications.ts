import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '#server/database/schema.ts';
import { joinServers } from '#server/database/servers-lock.ts';

/** Short messages between all servers on one PostgreSQL. */
export interface Notifications {
  /** Tells every server, this one included, these messages in their order. */
  notify(messages: string[]): Promise<void>;
  close(): Promise<void>;
}

interface Listening {
  url: string;
  /** Sends what is told; a connection of the pool, so that it works while the listening one is lost. */
  database: Database;
  channel: string;
  onMessage: (message: string) => void;
  /** The connection was lost for a while, and messages with it. */
  onGap: () => void;
}

const retryMilliseconds = 1_000;

/**
 * Listens on a channel of PostgreSQL's NOTIFY over a connection of its own, and again when that is
 * lost. Resolves once it listens; throws DatabaseInUseError, or the driver's error when it cannot.
 */
export async function listenToNotifications(listening: Listening): Promise<Notifications> {
  const { url, database, channel, onMessage, onGap } = listening;
  let isClosed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ payload }) => onMessage(payload ?? ''));
    next.on('error', reconnectLater);
    next.on('end', reconnectLater);
    await next.connect();
    await joinServers(next);
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
    return next;
  }

  // A lost connection says so twice, as an error and as an end.
  function reconnectLater(): void {
    if (isClosed || retry) return;
    retry = setTimeout(async () => {
      retry = undefined;
      try {
        client = await connect();
        onGap();
      } catch {
        reconnectLater();
      }
    }, retryMilliseconds);
  }

  return {
    async notify(messages) {
      const list = sql`unnest(${messages}::text[])`;
      await sql`select pg_notify(${channel}, message) from ${list} as message`.execute(database);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client.end();
    },
  };
}
