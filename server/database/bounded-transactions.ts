import type { Transaction } from 'kysely';
import pLimit from 'p-limit';
import { DatabaseBusyError } from '#server/database/database-trouble.ts';
import type { Database, Schema } from '#server/database/schema.ts';

interface TransactionBounds {
  atOnce: number;
  /** One more is refused. */
  waiting: number;
  /** Milliseconds that one waits for its turn. */
  patience: number;
}

/**
 * Lets only so many transactions of a database be under way, so that those which wait for somebody
 * else's lock leave connections for whoever only reads. The others wait for their turn, and get a
 * DatabaseBusyError when it does not come in time or too many wait already.
 */
export function boundTransactions(
  database: Database,
  { atOnce, waiting, patience }: TransactionBounds,
): void {
  const turns = pLimit(atOnce);
  const newTransaction = database.transaction.bind(database);

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (turns.pendingCount >= waiting) throw new DatabaseBusyError('Too many writes wait.');
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new DatabaseBusyError('A write waited too long for its turn.'));
      }, patience);
      void turns(async () => {
        clearTimeout(timer);
        if (isLate) return;
        const result = work();
        resolve(result);
        // The turn is over with the work, however that ends.
        await result.catch(() => {});
      });
    });
  }

  database.transaction = () => {
    const builder = newTransaction();
    const execute = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: <Result>(work: (transaction: Transaction<Schema>) => Promise<Result>) =>
        inTurn(() => execute(work)),
    });
  };
}
