import type { Page, Route } from '@playwright/test';
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

/** A session as the accounts service gives it and the app keeps it. */
export interface StoredSession extends LoggedIn {
  expires_at: number;
}

export const newPassword = 'battery staple';
const sessionKey = 'sb-localhost-auth-token';
let people = 0;

/** A mail address that nobody in this run has. */
export function anAddress(): string {
  people += 1;
  return `person-${process.pid}-${people}@example.com`;
}

/** Makes a confirmed account, by the same calls and the same mail as everybody's. */
export async function createPerson(app: Accounts): Promise<Person> {
  const email = anAddress();
  const body = { email, password };
  const { id } = await (await call(app, 'POST', '/auth/v1/signup', { body })).json();
  await fetch(await app.mailedLink(email), { redirect: 'manual' });
  return { id, email, password };
}

/** A session of the person that no browser has. */
export async function aSession(app: Accounts, person: Person): Promise<StoredSession> {
  return (await askForSession(app, person)).json();
}

/** How the accounts service answers who asks with the token: 200, or 403 once its session is gone. */
export async function statusOfToken(app: Accounts, token: string): Promise<number> {
  return (await call(app, 'GET', '/auth/v1/user', { token })).status;
}

/** The link of a recovery mail to the address, asked for in the way the app asks. */
export async function aRecoveryLink(app: Accounts, email: string): Promise<string> {
  const redirectTo = encodeURIComponent(`${app.url}/reset-password`);
  const body = { email };
  await call(app, 'POST', `/auth/v1/recover?redirect_to=${redirectTo}`, { body });
  return app.mailedLink(email);
}

/**
 * Uses the link of a mail up, which only its session's first use does; gives the address that a
 * browser would have been sent to, and the token in it.
 */
export async function spendLink(app: Accounts, link: string) {
  const answer = await fetch(link, { redirect: 'manual' });
  const target = new URL(answer.headers.get('location') ?? '');
  const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? '';
  await statusOfToken(app, token);
  return { target, token };
}

/** Puts something where the app keeps the visitor's session; the next page load finds it. */
export async function storeSession(page: Page, session: object | string): Promise<void> {
  const value = typeof session === 'string' ? session : JSON.stringify(session);
  // A page of the same origin on which no app runs.
  await page.goto('/favicon.svg');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionKey,
    value,
  ] as const);
}

/** Makes the page's browser one where the person logged in, with so many seconds left. */
export async function giveSession(page: Page, app: Accounts, person: Person, seconds = 3600) {
  const session = await aSession(app, person);
  await storeSession(page, { ...session, expires_at: secondsFromNow(seconds) });
  return session;
}

/** What is where the app keeps the visitor's session. */
export async function readStoredSession(page: Page): Promise<StoredSession | null> {
  const value = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  return value === null ? null : JSON.parse(value);
}

/** The time so many seconds from now, as `expires_at` has it. */
export function secondsFromNow(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}

/** What a page asks the accounts service from now on, in order. */
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

/** Has the accounts service refuse, in its own words. */
export function refuse(route: Route, status: number, code: string, message: string) {
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  return route.fulfill({ status, headers, json: { code, message } });
}
