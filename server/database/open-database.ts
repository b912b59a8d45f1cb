import { statSync } from 'node:fs';
import {
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { EmbeddedDriver } from '#server/database/embedded-driver.ts';
import { EmbeddedFile } from '#server/database/embedded-file.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { asDiskError, DiskError } from '#server/disk/disk-trouble.ts';

/** Kysely does not migrate SQLite in one transaction, but SQLite can roll back schema changes. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createEmbeddedDialect(writer: EmbeddedFile, reader: EmbeddedFile): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new EmbeddedDriver(writer, reader),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

// A check takes a second per gigabyte when the file is in memory, otherwise as long as reading it.
const checkedBytesAtMost = 512 * 1024 * 1024;

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
  const writer = new EmbeddedFile(path);
  try {
    writer.pragma('journal_mode = WAL');
    writer.pragma('synchronous = FULL');
    writer.pragma('foreign_keys = ON');
    requireUndamaged(writer, path);
  } catch (error) {
    writer.close();
    throw error;
  }
  const reader = new EmbeddedFile(path);
  const database = new Kysely<Schema>({ dialect: createEmbeddedDialect(writer, reader) });
  try {
    reader.pragma('query_only = ON');
    await migrate(database);
  } catch (error) {
    reader.close();
    writer.close();
    throw error;
  }
  return database;
}

function requireUndamaged(file: EmbeddedFile, path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > checkedBytesAtMost) return;
  const findings = file.prepare('pragma quick_check(1)').all();
  if (JSON.stringify(findings) !== '[{"quick_check":"ok"}]') {
    throw new DiskError('damaged', path, { cause: new Error(JSON.stringify(findings)) });
  }
}
