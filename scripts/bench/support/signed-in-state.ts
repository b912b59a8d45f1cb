import type { Browser } from '@playwright/test';
import { hintCookies } from '#contract/page-hints.ts';
import { type ApiTarget, type LoggedIn, password } from '#tests/support/processes/api-calls.ts';
import { openPhone, type StorageState } from './measured-browser.ts';

/**
 * What a logged-in user's browser stores between visits: the session, the cookies that say what the
 * page looks like, and the words of the navbar, but no lists or titles.
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
  // The last thing that the app stores when somebody logs in: the hint, or words in versions without.
  await page.waitForFunction(
    (hint) =>
      document.cookie.includes(`${hint}=`) || localStorage.getItem('marquee.words') !== null,
    hintCookies.signedIn,
  );
  const { cookies, origins } = await context.storageState();
  await context.close();

  const isOfAVisitor = ({ name }: { name: string }) =>
    /^(sb-.*-auth-token|marquee\.words)$/.test(name);
  return {
    cookies,
    origins: origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage.filter(isOfAVisitor),
    })),
  };
}
