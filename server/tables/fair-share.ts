import { setImmediate } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { tableBounds } from '#server/tables/table-bounds.ts';
import { tableFailure } from '#server/tables/table-failure.ts';

/** Runs a user's work when it is its turn. Throws 429 53400 when too much of it waits. */
export type FairShare = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

interface Share {
  turns: LimitFunction;
  /** How many run or wait. */
  requests: number;
  lastStart: Promise<void>;
}

/** Runs a few requests of each user at once; the user's others wait until these have finished. */
export function createFairShare(): FairShare {
  const sharesByUser = new Map<string, Share>();
  const { requestsAtOncePerUser, requestsWaitingPerUser } = tableBounds;

  return async function inTurn<Result>(
    userId: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const share = sharesByUser.get(userId) ?? {
      turns: pLimit(requestsAtOncePerUser),
      requests: 0,
      lastStart: Promise.resolve(),
    };
    if (share.requests >= requestsAtOncePerUser + requestsWaitingPerUser) throw tooManyRequests();
    sharesByUser.set(userId, share);
    share.requests += 1;
    try {
      return await share.turns(async () => {
        // The embedded database blocks the whole server while it works. A user's requests never
        // start in the same round of the event loop, so that others are served in between.
        share.lastStart = share.lastStart.then(() => setImmediate());
        await share.lastStart;
        return work();
      });
    } finally {
      share.requests -= 1;
      if (share.requests === 0) sharesByUser.delete(userId);
    }
  };
}

function tooManyRequests() {
  return tableFailure(429, '53400', 'Too many requests of one user at once', {
    hint: 'Wait for answers before asking for more.',
    headers: { 'Retry-After': '1' },
  });
}
