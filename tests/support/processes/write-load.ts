import { type ApiTarget, saveFavorite, signUp } from '#tests/support/processes/api-calls.ts';

/** What a server has acknowledged to its clients. */
export interface Acknowledged {
  /** Mail addresses of the new accounts. */
  accounts: string[];
  /** Ids of the first account's favorite movies. */
  favorites: number[];
}

/**
 * Writes as fast as the server answers, with `writers` concurrent writers: favorites of one user, and
 * sometimes a new account. `hasBegun` resolves with the first acknowledged favorite. `written` resolves
 * with everything acknowledged, once `isOver` gives true and every request was answered or cut off.
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
        // Not acknowledged; it may have been written or not.
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, write));
  return { hasBegun, written: writing.then(() => acknowledged) };
}
