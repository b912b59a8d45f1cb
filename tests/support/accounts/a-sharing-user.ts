import type { SharedList } from '#contract/tables/shared-lists.ts';
import { aUser } from '#tests/support/accounts/a-user.ts';
import { aMarkedClient, aRenderer } from '#tests/support/pages/a-page-server.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

type Server = Awaited<ReturnType<typeof startTestApp>>;

/** A server that renders pages. */
export function aSharingServer(env: Record<string, string> = {}) {
  return startTestApp(env, aMarkedClient(), null, aRenderer());
}

/** A user of the server who has titles in lists, and shares them. */
export async function aSharingUser(server: Server) {
  const user = await aUser(server);
  const headers = {
    apikey: server.secrets.publishableKey,
    authorization: `Bearer ${user.token}`,
    prefer: 'return=representation',
  };
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    server.app.inject({
      method,
      url: `/rest/v1/${path}`,
      headers,
      payload: JSON.stringify(body),
    });
  return {
    ...user,
    call,
    /** Adds titles, one after the other; keys are `movie-603`. */
    async add(list: string, ...keys: string[]) {
      for (const key of keys) {
        const [type, id] = key.split('-');
        await call('POST', list, { type, movie_id: Number(id) });
        server.clock.advance(1000);
      }
    },
    /** Gives the address. */
    async share(shared: Partial<Omit<SharedList, 'titles'>> = {}): Promise<string> {
      const row = { kind: 'page', list: 'favorites', name: '', ...shared };
      return (await call('POST', 'shared_lists', row)).json()[0].address;
    },
  };
}
