import { hashOneTimeCode } from '#server/auth/one-time-token.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

/** What a link in a mail or a log-in leaves a client with. */
interface ClientSession {
  access_token: string;
  refresh_token: string;
}

interface Call {
  body?: unknown;
  /** An access token. */
  as?: string;
  headers?: Record<string, string>;
}

/** A server, and the accounts API as a client of today calls it: `post('/signup', {…})`. */
export async function startAccountsApi(env: Record<string, string> = {}) {
  const server = await startTestApp(env);

  function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: Call = {}) {
    const { body, as, headers } = options;
    return server.app.inject({
      method,
      url: `/auth/v1${path}`,
      headers: {
        apikey: server.secrets.publishableKey,
        'x-supabase-api-version': '2024-01-01',
        ...(as && { authorization: `Bearer ${as}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
  }
  const get = (path: string, as?: string) => call('GET', path, as ? { as } : {});
  const post = (path: string, body?: unknown) => call('POST', path, { body });

  /** The link of the newest mail, as a path of the API. */
  function newestLink(): string {
    const text = server.mailer.sent.at(-1)?.text ?? '';
    const link = /\S+\/auth\/v1(\/verify\?\S+)/.exec(text)?.[1];
    if (!link) throw new Error(`There is no link in the newest mail: ${text}`);
    return link;
  }

  /** The query of the newest mail's link. */
  const newestLinkQuery = () => new URLSearchParams(newestLink().split('?')[1]);

  /** Follows the newest mail's link; gives the address that the browser is sent to. */
  async function followLink(): Promise<URL> {
    const answer = await get(newestLink());
    return new URL(String(answer.headers.location));
  }

  /** Makes the newest code of the user the given one, since mails do not show theirs. */
  async function setCode(email: string, code: string): Promise<void> {
    const token_hash = hashOneTimeCode(server.secrets.tokenSecret, email, code);
    await server.database
      .updateTable('one_time_tokens')
      .set({ token_hash })
      .where('email', '=', email)
      .execute();
  }

  /** Signs up and follows the link; gives the session it brings. */
  async function register(email = 'ada@example.com', password = 'correct horse') {
    await post('/signup', { email, password });
    return sessionIn(await followLink());
  }

  const logIn = (email = 'ada@example.com', password = 'correct horse') =>
    post('/token?grant_type=password', { email, password });
  const refresh = (refresh_token: string) =>
    post('/token?grant_type=refresh_token', { refresh_token });

  return {
    ...server,
    ...{ call, get, post, newestLink, newestLinkQuery, followLink, setCode },
    ...{ register, logIn, refresh },
  };
}

/** The session in the fragment that a verified link leads to. */
export function sessionIn({ hash }: URL): ClientSession & { type: string } {
  const fragment = new URLSearchParams(hash.slice(1));
  return {
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
    type: fragment.get('type') ?? '',
  };
}
