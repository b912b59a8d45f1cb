import SqliteDatabase from 'libsql';
import { LRUCache } from 'lru-cache';
import { cachedStatements } from '#server/database/cached-statements.ts';

interface Prepared {
  statement: SqliteDatabase.Statement;
  /** Whether it gives rows: a select, or a write that returns what it has written. */
  givesRows: boolean;
}

/** One connection to the file of the embedded database. */
export class EmbeddedFile extends SqliteDatabase {
  readonly #prepared = new LRUCache<string, Prepared>({
    ...cachedStatements,
    sizeCalculation: (_prepared, text) => text.length,
  });

  /** A statement that is prepared once. It must run to its end before it runs again. */
  prepared(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.prepare(sql);
    const prepared = { statement, givesRows: statement.reader };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  /**
   * On close, writes the write-ahead log into the database file. The driver would leave the latest
   * writes in the log: SQLite closes only after every statement is finalized, which garbage
   * collection does at some time.
   */
  override close(): this {
    this.#prepared.clear();
    try {
      this.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // When this fails, on a full disk for example, the log stays, and the next start reads it.
    }
    return super.close();
  }
}
