import { dirname } from 'node:path';
import { openDatabase } from '#server/database/open-database.ts';
import type { PoolUsage } from '#server/database/open-postgres.ts';
import { forgetSecretsWithoutAccounts, requireSameSecrets } from '#server/database/same-secrets.ts';
import type { Database } from '#server/database/schema.ts';
import { asDiskError } from '#server/disk/disk-trouble.ts';
import { type ChangeFeed, createChangeFeed } from '#server/realtime/change-feed.ts';
import { createDistributedChangeFeed } from '#server/realtime/distributed-change-feed.ts';
import type { Settings } from '#server/settings/read-settings.ts';

/** A server's database, and the change feed between the servers that share it. */
export interface Storage {
  database: Database;
  feed: ChangeFeed;
  /** The connections to PostgreSQL; null for the embedded database. */
  poolUsage: (() => PoolUsage) | null;
  /** A short description for the line that the server prints when it is ready. */
  description: string;
  close(): Promise<void>;
}

interface StorageOptions {
  /** Path of the embedded database. */
  path: string;
  tokenSecret: string;
  /** Prints a message for the operator about trouble with PostgreSQL. */
  warn: (message: string) => void;
}

/**
 * Opens the PostgreSQL of the settings, which any number of servers may share, or else the embedded
 * database at `path`. Throws NewerSchemaError, OtherSecretsError, DatabaseInUseError, NoDatabaseError,
 * DiskError, or the driver's own error.
 */
export async function openStorage(
  settings: Pick<Settings, 'databaseUrl' | 'databasePoolSize'>,
  { path, tokenSecret, warn }: StorageOptions,
): Promise<Storage> {
  const { databaseUrl: url, databasePoolSize: poolSize } = settings;
  if (!url) {
    const database = await openDatabase(path);
    try {
      // No other server stores a hash here.
      await forgetSecretsWithoutAccounts(database);
      await requireSameSecrets(database, tokenSecret);
    } catch (error) {
      await database.destroy();
      throw asDiskError(error, path);
    }
    const close = () => database.destroy();
    return {
      database,
      feed: createChangeFeed(),
      poolUsage: null,
      description: dirname(path),
      close,
    };
  }

  // Loaded only when it is used: the driver takes a tenth of the start.
  const { openPostgres } = await import('#server/database/open-postgres.ts');
  const { listenToNotifications } = await import('#server/database/postgres-notifications.ts');
  const onLostConnection = ({ message }: Error) => warn(message);
  const database = await openPostgres({ url, poolSize, onLostConnection });
  await requireSameSecrets(database, tokenSecret);
  const feed = await createDistributedChangeFeed(
    (on) => listenToNotifications({ ...on, url, database, onLostConnection }),
    warn,
  );
  return {
    database,
    feed,
    poolUsage: database.poolUsage,
    description: `PostgreSQL at ${new URL(url).host}`,
    async close() {
      await feed.close();
      await database.destroy();
    },
  };
}
