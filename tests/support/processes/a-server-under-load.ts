import { expect, vi } from 'vitest';
import { aServerProcess } from '#tests/support/processes/a-server-process.ts';
import { call, canLogIn, favoritesOf, signUp } from '#tests/support/processes/api-calls.ts';
import { type Acknowledged, writeUntil } from '#tests/support/processes/write-load.ts';

type ServerOnPostgres = Awaited<ReturnType<typeof aServerOnPostgres>>;

/** A server on that PostgreSQL, and a registered user. */
export async function aServerOnPostgres(databaseUrl: string, env: Record<string, string> = {}) {
  const running = await aServerProcess({
    DATABASE_URL: databaseUrl,
    AUTOCONFIRM: 'true',
    REQUEST_LIMIT_FACTOR: '0',
    ...env,
  });
  const target = await running.target();
  const { access_token: token } = await signUp(target, 'reader@example.com');
  const ask = (path: string, headers: Record<string, string> = {}) =>
    call(target, 'GET', path, { token, headers });
  return {
    ...running,
    databaseUrl,
    target,
    token,
    ask,
    /** Resolves once the server is ready for requests. */
    isReady: () => vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), 30_000),
  };
}

/** Writes to a server from many clients until the load ends. */
export function putUnderLoad(server: ServerOnPostgres) {
  const { target, token, ask } = server;
  const writers = 8;
  let isOver = false;
  const { written } = writeUntil(target, token, { writers, firstId: 0, isOver: () => isOver });

  async function countWritten(): Promise<number> {
    for (;;) {
      const answer = await ask('/rest/v1/favorites?limit=0', { Prefer: 'count=exact' });
      const total = answer.headers.get('content-range')?.split('/')[1];
      if (total) return Number(total);
    }
  }

  /** Resolves after so many new writes that some must be acknowledged. */
  async function moreIsWritten(): Promise<void> {
    const before = await countWritten();
    while ((await countWritten()) <= before + writers);
  }

  return {
    ...server,
    moreIsWritten,
    /** Ends the load; gives what was acknowledged but is missing. Of the accounts, checks the newest. */
    async endLoad(): Promise<Acknowledged> {
      await moreIsWritten();
      isOver = true;
      const { favorites, accounts } = await written;
      const found = await favoritesOf(target, token);
      const newest = accounts.slice(-10);
      const known = await Promise.all(newest.map((email) => canLogIn(target, email)));
      return {
        favorites: favorites.filter((id) => !found.has(id)),
        accounts: newest.filter((_, index) => !known[index]),
      };
    },
  };
}
