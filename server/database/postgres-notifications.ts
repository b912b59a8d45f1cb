import { sql } from 'kysely';
import pg from 'pg';
import { type PostgresPatience, postgresPatience } from '#server/database/postgres-patience.ts';
import { runTogether } from '#server/database/run-together.ts';
import type { Database } from '#server/database/schema.ts';
import { joinServers } from '#server/database/servers-lock.ts';
import { answeredWithin } from '#server/database/silent-connection.ts';

/** A short message between servers on one PostgreSQL. */
interface Notification {
  channel: string;
  message: string;
}

export interface Notifications {
  /** Publishes these, in their order, to every server that listens to their channel, this one included. */
  notify(notifications: Notification[]): Promise<void>;
  /**
   * Listens to the channel from now on. Resolves once that is in effect. Never rejects: while the
   * connection is lost it resolves too, and `onGap` follows.
   */
  listen(channel: string): Promise<void>;
  unlisten(channel: string): void;
  close(): Promise<void>;
}

interface Listening {
  url: string;
  /** Sends the messages: through the pool, so that it works while the listening connection is lost. */
  database: Database;
  onNotification: (notification: Notification) => void;
  /** Called when the connection is back and listens again: messages in between were missed. */
  onGap: () => void;
  onLostConnection: (error: Error) => void;
  patience?: PostgresPatience;
}

/**
 * Listens to channels of PostgreSQL's NOTIFY over a connection of its own. Reconnects when that is
 * lost or does not answer a heartbeat. Resolves once connected; throws DatabaseInUseError, or the
 * driver's error when it cannot.
 */
export async function listenToNotifications({
  patience = postgresPatience,
  ...listening
}: Listening): Promise<Notifications> {
  const { url, database, onNotification, onGap, onLostConnection } = listening;
  /** The channels to listen to; each promise resolves once that is in effect. */
  const channels = new Map<string, Promise<void>>();
  let isClosed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let client = await connect();

  // The driver takes one statement at a time. The heartbeat is one without channels.
  const review = runTogether<string>(async (reviewed) => {
    const asking = client;
    const statement = statementFor(reviewed);
    // A connection that cannot listen is as good as lost. Its `end` event is handled below.
    await answeredWithin(patience.heartbeatAnswer, asking, () => asking.query(statement)).catch(
      () => asking.end(),
    );
  });
  const heartbeat = setInterval(() => review([]), patience.heartbeat);

  const send = runTogether<Notification>((notifications) => {
    const names = notifications.map(({ channel }) => channel);
    const messages = notifications.map(({ message }) => message);
    const list = sql`unnest(${names}::text[], ${messages}::text[])`;
    return sql`select pg_notify(channel, message) from ${list} as list (channel, message)`.execute(
      database,
    );
  });

  function statementFor(reviewed: string[]): string {
    const statements = [...new Set(reviewed)].map(
      (channel) =>
        `${channels.has(channel) ? 'listen' : 'unlisten'} ${pg.escapeIdentifier(channel)}`,
    );
    return statements.join(';') || 'select 1';
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience.connect,
      keepAlive: true,
      keepAliveInitialDelayMillis: patience.keepAlive,
    });
    next.on('notification', ({ channel, payload = '' }) =>
      onNotification({ channel, message: payload }),
    );
    // An `end` event follows, which is handled below.
    next.on('error', () => {});
    await next.connect();
    try {
      await answeredWithin(patience.heartbeatAnswer, next, () => joinServers(next));
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
      if (isClosed) return client.end();
      await review([...channels.keys()]);
      onGap();
    }, patience.reconnect);
  }

  return {
    notify: send,
    listen(channel) {
      const inEffect = channels.get(channel);
      if (inEffect) return inEffect;
      // `review` reads the map after this call.
      const reviewed = review([channel]);
      channels.set(channel, reviewed);
      return reviewed;
    },
    unlisten(channel) {
      channels.delete(channel);
      void review([channel]);
    },
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      await client.end();
    },
  };
}
