import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  RawNode,
  SelectQueryNode,
} from 'kysely';
import type { EmbeddedFile } from '#server/database/embedded-file.ts';

/** A transaction that has ended and waits for the commit that makes it durable. */
interface Finished {
  resolve(): void;
  reject(reason: unknown): void;
}

/**
 * Kysely's driver for the embedded database. What is read outside of a transaction is read on a
 * connection of its own, so it never waits for a write.
 *
 * Transactions run one after the other, but those that arrive together share one commit, because
 * waiting for the disk takes longer than all their statements. In SQLite they are one transaction:
 * the first begins it, each later one is a savepoint in it. None is acknowledged before the commit.
 */
export class EmbeddedDriver implements Driver {
  readonly #writer: EmbeddedFile;
  readonly #reader: EmbeddedFile;
  readonly #turn = createTurn();
  #finished: Finished[] = [];
  #isCommitDue = false;

  /** Two connections to the same file. */
  constructor(writer: EmbeddedFile, reader: EmbeddedFile) {
    this.#writer = writer;
    this.#reader = reader;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this, this.#writer, this.#reader);
  }

  async releaseConnection(): Promise<void> {}

  /** Waits for the transactions before it. Begins with the write lock, so that no statement waits for it. */
  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    await this.#turn.take();
    try {
      // By `exec`: a prepared statement that fails because another program has the lock would block
      // every later commit.
      this.#writer.exec(this.#finished.length === 0 ? 'begin immediate' : 'savepoint one');
    } catch (error) {
      this.#turn.pass();
      throw error;
    }
    connection.isInTransaction = true;
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    if (this.#finished.length === 0) setImmediate(() => this.#commitSoon());
    else this.#writer.exec('release one');
    const isDurable = new Promise<void>((resolve, reject) => {
      this.#finished.push({ resolve, reject });
    });
    this.#end(connection);
    await isDurable;
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    // After a failed commit there is nothing left to roll back.
    if (!connection.isInTransaction) return;
    try {
      if (!this.#writer.inTransaction) {
        // When the disk fails, SQLite rolls back by itself what has not been committed.
        this.#settle(({ reject }) => reject(connection.lastFailure));
      } else if (this.#finished.length === 0) this.#writer.exec('rollback');
      else this.#writer.exec('rollback to one; release one');
    } finally {
      this.#end(connection);
    }
  }

  /** Does the work while no transaction runs or waits for its commit. */
  async alone<Result>(work: () => Result): Promise<Result> {
    await this.#turn.take();
    try {
      this.#commit();
      return work();
    } finally {
      this.#turn.pass();
    }
  }

  async destroy(): Promise<void> {
    await this.alone(() => {
      this.#reader.close();
      this.#writer.close();
    });
  }

  #end(connection: EmbeddedConnection): void {
    connection.isInTransaction = false;
    try {
      if (this.#isCommitDue) this.#commit();
    } finally {
      this.#turn.pass();
    }
  }

  // By now, all requests that arrived together have written.
  #commitSoon(): void {
    if (this.#turn.isTaken()) this.#isCommitDue = true;
    else this.#commit();
  }

  #commit(): void {
    this.#isCommitDue = false;
    if (this.#finished.length === 0) return;
    try {
      this.#writer.exec('commit');
    } catch (error) {
      this.#settle(({ reject }) => reject(error));
      if (this.#writer.inTransaction) this.#writer.exec('rollback');
    }
    this.#settle(({ resolve }) => resolve());
  }

  #settle(settle: (transaction: Finished) => void): void {
    const finished = this.#finished;
    this.#finished = [];
    finished.forEach(settle);
  }
}

/** What Kysely takes for a connection: it runs each statement where the driver wants it. */
class EmbeddedConnection implements DatabaseConnection {
  isInTransaction = false;
  /** What the last statement that failed has thrown. */
  lastFailure: unknown;
  readonly #driver: EmbeddedDriver;
  readonly #writer: EmbeddedFile;
  readonly #reader: EmbeddedFile;

  constructor(driver: EmbeddedDriver, writer: EmbeddedFile, reader: EmbeddedFile) {
    this.#driver = driver;
    this.#writer = writer;
    this.#reader = reader;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isInTransaction) return this.#write(query);
    if (SelectQueryNode.is(query.query)) return run(this.#reader, query);
    // It may be a pragma, which a transaction would not allow.
    if (RawNode.is(query.query)) return this.#driver.alone(() => run(this.#writer, query));
    await this.#driver.beginTransaction(this);
    try {
      const result = this.#write<Row>(query);
      await this.#driver.commitTransaction(this);
      return result;
    } catch (error) {
      await this.#driver.rollbackTransaction(this);
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for it, and nothing here streams
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Rows of the embedded database are not streamed.');
  }

  #write<Row>(query: CompiledQuery): QueryResult<Row> {
    try {
      return run(this.#writer, query);
    } catch (error) {
      this.lastFailure = error;
      throw error;
    }
  }
}

function run<Row>(file: EmbeddedFile, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const { statement, givesRows } = file.prepared(sql);
  if (givesRows) return { rows: statement.all(parameters) as Row[] };
  const { changes } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes) };
}

/** Gives the turn to one after the other, in the order in which they ask. */
function createTurn() {
  let isTaken = false;
  const waiting: (() => void)[] = [];
  return {
    isTaken: () => isTaken,
    async take(): Promise<void> {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
    },
    pass(): void {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
