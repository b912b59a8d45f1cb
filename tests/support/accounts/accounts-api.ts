import { deriveLinkToken, hashLinkToken } from '#server/accounts/tokens/one-time-token.ts';
import type { Schema } from '#server/database/schema.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

/** The user whom tests sign up by default. */
export const ada = { email: 'ada@example.com', password: 'correct horse' };

/** The verifier and the challenge of RFC 7636, appendix B. */
export const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const challenge = {
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 's256',
} as const;

/** The session that a client gets from a mailed link or a log-in. */
export interface ClientSession {
  access_token: string;
  refresh_token: string;
}

const verifyLink = /\S+\/auth\/v1(\/verify\?\S+)/;

/** Optional parts of a request. */
export interface Call {
  body?: unknown;
  /** An access token. */
  as?: string;
  headers?: Record<string, string>;
}

/** A server, and calls of its accounts API as current clients make them: `post('/signup', {…})`. */
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
  /** Changes the user whose access token is given. */
  const change = (as: string, body: unknown) => call('PUT', '/user', { as, body });

  /** The mailed links as paths of the API, newest last. */
  const mailedLinks = () =>
    server.mailer.sent.flatMap(({ text }) => verifyLink.exec(text)?.[1] ?? []);

  /** The newest mailed link as a path of the API. */
  function newestLink(): string {
    const link = mailedLinks().at(-1);
    if (!link) throw new Error('No link was mailed.');
    return link;
  }

  /** The query of the newest link. */
  const newestLinkQuery = () => new URLSearchParams(newestLink().split('?')[1]);

  /** Follows a link, by default the newest; gives the URL that the browser is redirected to. */
  async function followLink(link = newestLink()): Promise<URL> {
    const answer = await get(link);
    return new URL(String(answer.headers.location));
  }

  /** The six-digit code in the newest mail to the address. */
  function newestCode(email = ada.email): string {
    const text = server.mailer.sent.findLast(({ to }) => to === email)?.text ?? '';
    return /: (\d{6})$/m.exec(text)?.[1] ?? '';
  }

  /** A code that is not the newest one. */
  const wrongCode = () => (newestCode() === '000000' ? '111111' : '000000');

  /** Replaces the code of the user's mails by the given one. */
  async function setCode(email: string, code: string): Promise<void> {
    const token_hash = hashLinkToken(deriveLinkToken(server.secrets.tokenSecret, email, code));
    await server.database
      .updateTable('one_time_tokens')
      .set({ token_hash })
      .where('email', '=', email)
      .execute();
  }

  const signUp = (more: object = {}) => post('/signup', { ...ada, ...more });

  /** Signs up and follows the link; gives the session. */
  async function register(email = ada.email, password = ada.password) {
    await signUp({ email, password });
    return sessionIn(await followLink());
  }

  const logIn = (email = ada.email, password = ada.password) =>
    post('/token?grant_type=password', { email, password });
  const refresh = (refresh_token: string) =>
    post('/token?grant_type=refresh_token', { refresh_token });
  const exchange = (auth_code: string | null, code_verifier = verifier) =>
    post('/token?grant_type=pkce', { auth_code, code_verifier });

  /** Bans all users directly in the database, because the API would end their sessions too. */
  async function banFor(milliseconds: number): Promise<void> {
    const banned_until = server.clock() + milliseconds;
    await server.database.updateTable('users').set({ banned_until }).execute();
  }

  const rowsOf = (table: keyof Schema) => server.database.selectFrom(table).selectAll().execute();

  /** The actions in the audit trail, oldest first. */
  async function actions(): Promise<string[]> {
    const events = server.database.selectFrom('audit_events').select('action').orderBy('at');
    return (await events.execute()).map(({ action }) => action);
  }

  return {
    ...server,
    ...{ call, get, post, change, signUp, register, logIn, refresh, exchange, banFor },
    ...{ mailedLinks, newestLink, newestLinkQuery, followLink, newestCode, wrongCode, setCode },
    ...{ rowsOf, actions },
  };
}

/** A server where Ada is registered; `as` is her access token, `put` changes her account. */
export async function startRegistered(env: Record<string, string> = {}) {
  const api = await startAccountsApi(env);
  const { access_token: as, refresh_token } = await api.register();
  const put = (body: unknown) => api.change(as, body);
  return { ...api, as, refresh_token, put };
}

/** The session in the fragment of the URL that a verified link redirects to. */
export function sessionIn({ hash }: URL): ClientSession & { type: string } {
  const fragment = new URLSearchParams(hash.slice(1));
  return {
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
    type: fragment.get('type') ?? '',
  };
}
