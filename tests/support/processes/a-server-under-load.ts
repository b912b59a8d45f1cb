import { expect, vi } from 'vitest';
import { aServerProcess } from '#tests/support/processes/a-server-process.ts';
import { call, canLogIn, favoritesOf, signUp } from '#tests/support/processes/api-calls.ts';
import { type Acknowledged, writeUntil } from '#tests/support/processes/write-load.ts';

type ServerOnPostgres = Awaited<ReturnType<typeof aServerOnPostgres>>;

/** A server on that PostgreSQL, and somebody who is registered there. */
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
    /** Resolves once the server says that it is to get requests. */
    isReady: () => vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), 30_000),
  };
}

/** Lets many write to a server until the load is ended. */
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

  /** Resolves when so much was written that some of it was acknowledged as well. */
  async function moreIsWritten(): Promise<void> {
    const before = await countWritten();
    while ((await countWritten()) <= before + writers);
  }

  return {
    ...server,
    moreIsWritten,
    /** What was acknowledged and is not there; of the accounts the newest are looked at. */
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
