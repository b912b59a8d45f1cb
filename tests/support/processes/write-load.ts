import { type ApiTarget, saveFavorite, signUp } from '#tests/support/processes/api-calls.ts';

/** What a server has acknowledged to its clients. */
export interface Acknowledged {
  /** Addresses of accounts that were made. */
  accounts: string[];
  /** Ids of the movies that the first account has marked. */
  favorites: number[];
}

/**
 * Writes as fast as it is answered, from `writers` sides at once: favorites of one user, and now and
 * then an account. `hasBegun` resolves with the first favorite that is acknowledged; `written`, once
 * `isOver` says so and all are answered or cut off, with everything that was.
 */
export function writeUntil(
  target: ApiTarget,
  token: string,
  { writers, firstId, isOver }: { writers: number; firstId: number; isOver: () => boolean },
): { hasBegun: Promise<void>; written: Promise<Acknowledged> } {
  const acknowledged: Acknowledged = { accounts: [], favorites: [] };
  let id = firstId;
  let begin = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });

  async function write(): Promise<void> {
    while (!isOver()) {
      id += 1;
      const mine = id;
      try {
        if (mine % 40 === 0) {
          const email = `load-${mine}@example.com`;
          await signUp(target, email);
          acknowledged.accounts.push(email);
        } else {
          const status = await saveFavorite(target, token, mine);
          if (status !== 201) continue;
          acknowledged.favorites.push(mine);
          begin();
        }
      } catch {
        // Not acknowledged; whether it was written is open.
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, write));
  return { hasBegun, written: writing.then(() => acknowledged) };
}
