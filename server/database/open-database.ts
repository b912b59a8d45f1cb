import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import SqliteDatabase from 'libsql';
import { migrate } from '#server/database/migrate.ts';
import type { Database, Schema } from '#server/database/schema.ts';

/** Kysely would migrate SQLite step by step; SQLite itself can take a schema change back. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class EmbeddedDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * Is whole in its one file when it is closed. The driver would leave the latest writes in the
 * write-ahead log: SQLite closes only once every statement is gone, and they go as garbage.
 */
class EmbeddedFile extends SqliteDatabase {
  override close(): this {
    try {
      this.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // On a full disk, say: then the log stays, and the next start reads it.
    }
    return super.close();
  }
}

/**
 * Opens the embedded database at `path` and brings its schema up to date.
 * Write-ahead log with synchronous=FULL: what was answered survives a power cut.
 * Throws NewerSchemaError, or the driver's error when the file cannot be opened.
 */
export async function openDatabase(path: string): Promise<Database> {
  const file = new EmbeddedFile(path);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  const database = new Kysely<Schema>({ dialect: new EmbeddedDialect({ database: file }) });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
