import { deriveLinkToken, hashLinkToken } from '#server/accounts/tokens/one-time-token.ts';
import type { Schema } from '#server/database/schema.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

/** Whom a test signs up, unless it names somebody else. */
export const ada = { email: 'ada@example.com', password: 'correct horse' };

/** The verifier and the challenge of RFC 7636, appendix B. */
export const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const challenge = {
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 's256',
} as const;

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
  /** Changes the user whose access token is given. */
  const change = (as: string, body: unknown) => call('PUT', '/user', { as, body });

  /** The links that were mailed, as paths of the API, the newest last. */
  const mailedLinks = () =>
    server.mailer.sent.flatMap(({ text }) => verifyLink.exec(text)?.[1] ?? []);

  /** The newest link that was mailed, as a path of the API. */
  function newestLink(): string {
    const link = mailedLinks().at(-1);
    if (!link) throw new Error('No link was mailed.');
    return link;
  }

  /** The query of the newest link. */
  const newestLinkQuery = () => new URLSearchParams(newestLink().split('?')[1]);

  /** Follows a link, the newest unless another is given; gives where the browser is sent to. */
  async function followLink(link = newestLink()): Promise<URL> {
    const answer = await get(link);
    return new URL(String(answer.headers.location));
  }

  /** The code to type of the newest mail to the address. */
  function newestCode(email = ada.email): string {
    const text = server.mailer.sent.findLast(({ to }) => to === email)?.text ?? '';
    return /: (\d{6})$/m.exec(text)?.[1] ?? '';
  }

  /** A code that is not the newest one. */
  const wrongCode = () => (newestCode() === '000000' ? '111111' : '000000');

  /** Makes the code of the user's mails the given one. */
  async function setCode(email: string, code: string): Promise<void> {
    const token_hash = hashLinkToken(deriveLinkToken(server.secrets.tokenSecret, email, code));
    await server.database
      .updateTable('one_time_tokens')
      .set({ token_hash })
      .where('email', '=', email)
      .execute();
  }

  const signUp = (more: object = {}) => post('/signup', { ...ada, ...more });

  /** Signs up and follows the link; gives the session it brings. */
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

  /** Bans everybody for so long, behind the back of the API, which would end their sessions too. */
  async function banFor(milliseconds: number): Promise<void> {
    const banned_until = server.clock() + milliseconds;
    await server.database.updateTable('users').set({ banned_until }).execute();
  }

  const rowsOf = (table: keyof Schema) => server.database.selectFrom(table).selectAll().execute();

  /** What the audit trail tells, the oldest first. */
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

/** A server where Ada is registered; `as` is her access token, `put` changes her. */
export async function startRegistered(env: Record<string, string> = {}) {
  const api = await startAccountsApi(env);
  const { access_token: as, refresh_token } = await api.register();
  const put = (body: unknown) => api.change(as, body);
  return { ...api, as, refresh_token, put };
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
