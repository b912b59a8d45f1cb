import { statSync } from 'node:fs';
import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import SqliteDatabase from 'libsql';
import { migrate } from '#server/database/migrate.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { asDiskError, DiskError } from '#server/disk/disk-trouble.ts';

/**
 * A transaction takes the write lock when it begins, by `exec`: a prepared statement that fails
 * because another program has the lock would block every later commit.
 * SQLite itself rolls back a transaction when the disk fails; a second rollback would hide the reason.
 */
class EmbeddedDriver extends SqliteDriver {
  readonly #file: SqliteDatabase.Database;

  constructor(file: SqliteDatabase.Database) {
    super({ database: file });
    this.#file = file;
  }

  override async beginTransaction(): Promise<void> {
    this.#file.exec('begin immediate');
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely does not migrate SQLite in one transaction, but SQLite can roll back schema changes. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createEmbeddedDialect(file: SqliteDatabase.Database): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new EmbeddedDriver(file),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

// A check takes a second per gigabyte when the file is in memory, otherwise as long as reading it.
const checkedBytesAtMost = 512 * 1024 * 1024;

/**
 * On close, writes the write-ahead log into the database file. The driver would leave the latest
 * writes in the log: SQLite closes only after every statement is finalized, which garbage collection
 * does at some time.
 */
class EmbeddedFile extends SqliteDatabase {
  override close(): this {
    try {
      this.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // When this fails, on a full disk for example, the log stays, and the next start reads it.
    }
    return super.close();
  }
}

/**
 * Opens the embedded database at `path` and brings its schema up to date.
 * Write-ahead log with synchronous=FULL: acknowledged writes survive a power cut.
 * Throws NewerSchemaError, a DiskError when the file is damaged or the disk fails, or the driver's
 * own error.
 */
export async function openDatabase(path: string): Promise<Database> {
  try {
    return await openFile(path);
  } catch (error) {
    throw asDiskError(error, path);
  }
}

async function openFile(path: string): Promise<Database> {
  const file = new EmbeddedFile(path);
  const database = new Kysely<Schema>({ dialect: createEmbeddedDialect(file) });
  try {
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    requireUndamaged(file, path);
    await migrate(database);
  } catch (error) {
    file.close();
    throw error;
  }
  return database;
}

function requireUndamaged(file: SqliteDatabase.Database, path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > checkedBytesAtMost) return;
  const findings = file.prepare('pragma quick_check(1)').all();
  if (JSON.stringify(findings) !== '[{"quick_check":"ok"}]') {
    throw new DiskError('damaged', path, { cause: new Error(JSON.stringify(findings)) });
  }
}
