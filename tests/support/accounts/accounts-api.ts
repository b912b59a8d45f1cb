import { deriveLinkToken, hashLinkToken } from '#server/accounts/mailed-links/one-time-token.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

/** What a link in a mail or a log-in leaves a client with. */
export interface ClientSession {
  access_token: string;
  refresh_token: string;
}

const verifyLink = /\S+\/auth\/v1(\/verify\?\S+)/;

/** What goes with a request. */
export interface Call {
  body?: unknown;
  /** An access token. */
  as?: string;
  headers?: Record<string, string>;
}

/** A server, and the accounts API as a client of today calls it: `post('/signup', {…})`. */
export async function startAccountsApi(...parts: Parameters<typeof startTestApp>) {
  const server = await startTestApp(...parts);

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

  /** The newest link that was mailed, as a path of the API. */
  function newestLink(): string {
    const links = server.mailer.sent.flatMap(({ text }) => verifyLink.exec(text)?.[1] ?? []);
    const link = links.at(-1);
    if (!link) throw new Error('No link was mailed.');
    return link;
  }

  /** The query of the newest link. */
  const newestLinkQuery = () => new URLSearchParams(newestLink().split('?')[1]);

  /** Follows the newest link; gives the address that the browser is sent to. */
  async function followLink(): Promise<URL> {
    const answer = await get(newestLink());
    return new URL(String(answer.headers.location));
  }

  /** The code to type of the newest mail to the address. */
  function newestCode(email = 'ada@example.com'): string {
    const text = server.mailer.sent.findLast(({ to }) => to === email)?.text ?? '';
    return /: (\d{6})$/m.exec(text)?.[1] ?? '';
  }

  /** Makes the code of the user's mails the given one. */
  async function setCode(email: string, code: string): Promise<void> {
    const token_hash = hashLinkToken(deriveLinkToken(server.secrets.tokenSecret, email, code));
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
    ...{ call, get, post, newestLink, newestLinkQuery, newestCode, followLink, setCode },
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
