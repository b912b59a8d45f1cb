import SqliteDatabase from 'libsql';
import { LRUCache } from 'lru-cache';

// More than the program has, so that only the texts of bulk inserts are ever evicted.
const preparedStatements = 500;

/** One connection to the file of the embedded database. */
export class EmbeddedFile extends SqliteDatabase {
  readonly #prepared = new LRUCache<string, SqliteDatabase.Statement>({ max: preparedStatements });

  /** A statement that is prepared once. It must run to its end before it runs again. */
  prepared(sql: string): SqliteDatabase.Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
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
