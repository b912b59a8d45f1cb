import type { Browser } from '@playwright/test';
import { hintCookies } from '#contract/page-hints.ts';
import { type ApiTarget, type LoggedIn, password } from '#tests/support/processes/api-calls.ts';
import { openPhone, type StorageState } from './measured-browser.ts';

/**
 * What a logged-in user's browser stores between visits: the session, and the cookies that say what the
 * page looks like, but no lists or titles.
 */
export async function signedInState(
  browser: Browser,
  app: ApiTarget,
  { user }: LoggedIn,
): Promise<StorageState> {
  const { context, page } = await openPhone(browser);
  await page.goto(`${app.url}/login`);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL(`${app.url}/`);
  // The last thing that the app stores when somebody logs in.
  await page.waitForFunction((hint) => document.cookie.includes(`${hint}=`), hintCookies.signedIn);
  const { cookies, origins } = await context.storageState();
  await context.close();

  const isSession = ({ name }: { name: string }) => /^sb-.*-auth-token$/.test(name);
  return {
    cookies,
    origins: origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage.filter(isSession),
    })),
  };
}
