import type { Page, Route } from '@playwright/test';
import { hintCookies } from '#contract/page-hints.ts';
import type { RunningApp } from '#tests/support/browser/running-app.ts';
import {
  askForSession,
  call,
  type LoggedIn,
  password,
} from '#tests/support/processes/api-calls.ts';

type Accounts = Pick<RunningApp, 'url' | 'publishableKey' | 'mailedLink'>;

/** Someone with a confirmed account. */
export interface Person {
  id: string;
  email: string;
  password: string;
}

/** A session as the accounts service returns it and the app stores it. */
export interface StoredSession extends LoggedIn {
  expires_at: number;
}

export const newPassword = 'battery staple';
/** Where the app stores the session. */
export const sessionKey = 'sb-localhost-auth-token';

/** The cookie that the app writes beside a session. */
export const signedInHint = {
  name: hintCookies.signedIn,
  value: 'yes',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

let people = 0;

/** A mail address that is unique in this run. */
export function anAddress(): string {
  people += 1;
  return `person-${process.pid}-${people}@example.com`;
}

/** Makes a confirmed account by the usual calls and the usual mail. */
export async function createPerson(app: Accounts): Promise<Person> {
  const email = anAddress();
  const body = { email, password };
  const { id } = await (await call(app, 'POST', '/auth/v1/signup', { body })).json();
  await fetch(await app.mailedLink(email), { redirect: 'manual' });
  return { id, email, password };
}

/** A new session of the person, in no browser. */
export async function aSession(app: Accounts, person: Person): Promise<StoredSession> {
  return (await askForSession(app, person)).json();
}

/** The status of a request with the token: 200, or 403 when its session has ended. */
export async function statusOfToken(app: Accounts, token: string): Promise<number> {
  return (await call(app, 'GET', '/auth/v1/user', { token })).status;
}

/** The link of a recovery mail to the address, requested as the app does. */
export async function aRecoveryLink(app: Accounts, email: string): Promise<string> {
  const redirectTo = encodeURIComponent(`${app.url}/reset-password`);
  const body = { email };
  await call(app, 'POST', `/auth/v1/recover?redirect_to=${redirectTo}`, { body });
  return app.mailedLink(email);
}

/**
 * Uses up a mailed link, by following it and using its session; gives the URL that a browser would
 * have been redirected to, and the token in it.
 */
export async function spendLink(app: Accounts, link: string) {
  const answer = await fetch(link, { redirect: 'manual' });
  const target = new URL(answer.headers.get('location') ?? '');
  const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? '';
  await statusOfToken(app, token);
  return { target, token };
}

/** Writes to the storage key of the app's session; the next page load reads it. */
export async function storeSession(page: Page, session: object | string): Promise<void> {
  const value = typeof session === 'string' ? session : JSON.stringify(session);
  await page.context().addCookies([signedInHint]);
  // An address of the same origin without the app.
  await page.goto('/favicon.svg');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionKey,
    value,
  ] as const);
}

/** Stores a session of the person in the page's browser; it expires in `seconds`. */
export async function giveSession(page: Page, app: Accounts, person: Person, seconds = 3600) {
  const session = await aSession(app, person);
  await storeSession(page, { ...session, expires_at: secondsFromNow(seconds) });
  return session;
}

/** The session that the app has stored. */
export async function readStoredSession(page: Page): Promise<StoredSession | null> {
  const value = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  return value === null ? null : JSON.parse(value);
}

/** The time this many seconds from now, in the form of `expires_at`. */
export function secondsFromNow(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}

/** Records the page's calls of the accounts service from now on, in order. */
export function watchAccountsCalls(page: Page) {
  const calls: { call: string; query: Record<string, string>; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [, path] = pathname.split('/auth/v1/');
    if (path === undefined) return;
    calls.push({
      call: `${request.method()} ${path}`,
      query: Object.fromEntries(searchParams),
      body: request.postDataJSON(),
    });
  });
  return calls;
}

/** Answers a request with a refusal in the accounts service's format. */
export function refuse(route: Route, status: number, code: string, message: string) {
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  return route.fulfill({ status, headers, json: { code, message } });
}
