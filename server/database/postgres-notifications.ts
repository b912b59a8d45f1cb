import { sql } from 'kysely';
import pg from 'pg';
import { type PostgresPatience, postgresPatience } from '#server/database/postgres-patience.ts';
import type { Database } from '#server/database/schema.ts';
import { joinServers } from '#server/database/servers-lock.ts';
import { answeredWithin } from '#server/database/silent-connection.ts';

/** Short messages between all servers on one PostgreSQL. */
export interface Notifications {
  /** Publishes the messages, in their order, to every server, this one included. */
  notify(messages: string[]): Promise<void>;
  close(): Promise<void>;
}

interface Listening {
  url: string;
  /** Sends the messages: through the pool, so that it works while the listening connection is lost. */
  database: Database;
  channel: string;
  onMessage: (message: string) => void;
  /** Called when the connection is back after it was lost: messages in between were missed. */
  onGap: () => void;
  onLostConnection: (error: Error) => void;
  patience?: PostgresPatience;
}

/**
 * Listens on a channel of PostgreSQL's NOTIFY over a connection of its own. Reconnects when that is
 * lost or does not answer a heartbeat. Resolves once it listens; throws DatabaseInUseError, or the
 * driver's error when it cannot.
 */
export async function listenToNotifications({
  patience = postgresPatience,
  ...listening
}: Listening): Promise<Notifications> {
  const { url, database, channel, onMessage, onGap, onLostConnection } = listening;
  let isClosed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let client = await connect();
  let isAsking = false;
  const heartbeat = setInterval(async () => {
    if (isAsking) return;
    isAsking = true;
    // The `end` listener reports a failure.
    await ask(client, 'select 1').catch(() => {});
    isAsking = false;
  }, patience.heartbeat);

  function ask(asked: pg.Client, statement: string) {
    return answeredWithin(patience.heartbeatAnswer, asked, () => asked.query(statement));
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience.connect,
      keepAlive: true,
      keepAliveInitialDelayMillis: patience.keepAlive,
    });
    next.on('notification', ({ payload }) => onMessage(payload ?? ''));
    // An `end` event follows, which is handled below.
    next.on('error', () => {});
    await next.connect();
    try {
      await answeredWithin(patience.heartbeatAnswer, next, () => joinServers(next));
      await ask(next, `listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    next.on('end', () => {
      if (!isClosed) onLostConnection(new Error('The connection that listens was lost.'));
      reconnectLater();
    });
    return next;
  }

  function reconnectLater(): void {
    if (isClosed) return;
    retry = setTimeout(async () => {
      try {
        client = await connect();
      } catch {
        return reconnectLater();
      }
      if (isClosed) await client.end();
      else onGap();
    }, patience.reconnect);
  }

  return {
    async notify(messages) {
      const list = sql`unnest(${messages}::text[])`;
      await sql`select pg_notify(${channel}, message) from ${list} as message`.execute(database);
    },
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      await client.end();
    },
  };
}
