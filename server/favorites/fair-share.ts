import pLimit, { type LimitFunction } from 'p-limit';
import { tableBounds } from '#server/favorites/table-bounds.ts';
import { tableFailure } from '#server/favorites/table-failure.ts';

/** Does a user's work when it is its turn. Throws 429 53400 when too much waits. */
export type FairShare = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

/** Has a few pieces of each user's work done at once, and the others when these are done. */
export function createFairShare(): FairShare {
  const sharesByUser = new Map<string, { turns: LimitFunction; requests: number }>();
  const { requestsAtOncePerUser, requestsWaitingPerUser } = tableBounds;

  return async function inTurn<Result>(
    userId: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const share = sharesByUser.get(userId) ?? { turns: pLimit(requestsAtOncePerUser), requests: 0 };
    if (share.requests >= requestsAtOncePerUser + requestsWaitingPerUser) throw tooManyRequests();
    sharesByUser.set(userId, share);
    share.requests += 1;
    try {
      return await share.turns(work);
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
