import { SelectQueryNode, type Transaction } from 'kysely';
import pLimit from 'p-limit';
import { DatabaseBusyError } from '#server/database/database-trouble.ts';
import type { Database, Schema } from '#server/database/schema.ts';

interface WriteBounds {
  atOnce: number;
  /** Most that may wait; one more is refused. */
  waiting: number;
  /** Longest wait for a turn, in milliseconds. */
  patience: number;
}

/**
 * Limits how many transactions, and compiled writes without one, run at once, so that those which wait
 * for a lock leave connections for reads. The others wait for their turn. They reject with a
 * DatabaseBusyError when it does not come in time or too many wait already.
 */
export function boundWrites(database: Database, { atOnce, waiting, patience }: WriteBounds): void {
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
        // The turn ends when the work does, even if it fails.
        await result.catch(() => {});
      });
    });
  }

  const executeQuery: Database['executeQuery'] = database.executeQuery.bind(database);
  database.executeQuery = (query) => {
    const execute = () => executeQuery(query);
    return 'query' in query && SelectQueryNode.is(query.query) ? execute() : inTurn(execute);
  };

  database.transaction = () => {
    const builder = newTransaction();
    const execute = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: <Result>(work: (transaction: Transaction<Schema>) => Promise<Result>) =>
        inTurn(() => execute(work)),
    });
  };
}
