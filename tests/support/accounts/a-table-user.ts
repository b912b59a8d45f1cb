import { aUser } from '#tests/support/accounts/a-user.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

type Server = Awaited<ReturnType<typeof startTestApp>>;
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

interface Call {
  headers?: Record<string, string>;
  body?: unknown;
  /** The raw body, instead of the JSON of `body`. */
  payload?: string;
}

/** A user who calls the favorites table of a server: `call('GET', '?select=*')`. */
export async function aTableUser(server: Server) {
  const user = await aUser(server);
  const authorization = `Bearer ${user.token}`;
  function call(method: Method, query = '', { headers = {}, body, payload }: Call = {}) {
    return server.app.inject({
      method,
      url: `/rest/v1/favorites${query}`,
      headers: { apikey: server.secrets.publishableKey, authorization, ...headers },
      payload: payload ?? JSON.stringify(body),
    });
  }
  return { ...user, call };
}

/** Status and error code of a refused request. */
export async function refusalOf(asked: Promise<{ statusCode: number; json(): { code: unknown } }>) {
  const answer = await asked;
  return [answer.statusCode, answer.json().code];
}

/** A server with one such user, who has these movies as favorites. */
export async function aTable(movieIds: number[] = []) {
  const server = await startTestApp();
  const user = await aTableUser(server);
  if (movieIds.length > 0) {
    await user.call('POST', '', {
      body: movieIds.map((movie_id) => ({ movie_id, type: 'movie' })),
    });
  }
  return { ...server, ...user, server };
}
