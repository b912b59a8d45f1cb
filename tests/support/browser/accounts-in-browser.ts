import type { Page, Route } from '@playwright/test';
import { linkIn, type Person, type RunningApp } from '#tests/support/browser/browser-test.ts';
import { askForSession, call, type LoggedIn } from '#tests/support/processes/api-calls.ts';

/** A session as the accounts service gives it and the app keeps it. */
export interface StoredSession extends LoggedIn {
  expires_at: number;
}

export { askForSession };

const sessionKey = 'sb-localhost-auth-token';

/** A session of the person that no browser has. */
export async function aSession(app: RunningApp, person: Person): Promise<StoredSession> {
  return (await askForSession(app, person)).json();
}

/** The link of a recovery mail to the address, asked for in the way the app asks. */
export async function aRecoveryLink(app: RunningApp, email: string): Promise<string> {
  const redirectTo = encodeURIComponent(`${app.url}/reset-password`);
  await call(app, 'POST', `/auth/v1/recover?redirect_to=${redirectTo}`, { body: { email } });
  return linkIn(await app.mails.waitForMail(email));
}

/**
 * Uses the link of a mail up, which only its session's first use does; gives the address that a
 * browser would have been sent to.
 */
export async function spendLink(app: RunningApp, link: string): Promise<URL> {
  const answer = await fetch(link, { redirect: 'manual' });
  const target = new URL(answer.headers.get('location') ?? '');
  const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? '';
  await call(app, 'GET', '/auth/v1/user', { token });
  return target;
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
export async function giveSession(page: Page, app: RunningApp, person: Person, seconds = 3600) {
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

/** Ways for the accounts service to answer without a word of its own for the visitor. */
export const accountsFaults = [
  function networkDown(route: Route) {
    return route.abort();
  },
  function serviceFails(route: Route) {
    return route.fulfill({
      status: 500,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'unexpected_failure', message: 'the disk is full' },
    });
  },
  function somethingElseAnswers(route: Route) {
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
  },
];

/** The six digits of a mail, for those who type them instead of following its link. */
export function codeIn(mail: { text?: string | undefined }): string {
  return /\bcode\b.*\b(\d{6})\b/.exec(mail.text ?? '')?.[1] ?? '';
}

export const newPasswordText = 'battery staple';

/** Fills in the form for a new password on the account page and sends it. */
export async function changePassword(page: Page, current: string, next = newPasswordText) {
  await page.getByLabel('Current Password').fill(current);
  await page.getByLabel('New Password').fill(next);
  await page.getByLabel('Confirm Password').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
}
