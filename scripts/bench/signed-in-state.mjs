import { openPhone } from './measured-browser.mjs';

/**
 * What the browser of a person who has logged in keeps between visits: cookies, the session and the
 * words of the navbar, but nothing of what the pages have shown. As Playwright stores it.
 */
export async function signedInState(browser, app, { email, password }) {
  const { context, page } = await openPhone(browser);
  await page.goto(`${app.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL(`${app.url}/`);
  await page.waitForFunction(() => localStorage.getItem('marquee.words') !== null);
  const { cookies, origins } = await context.storageState();
  await context.close();

  const isKept = ({ name }) => /^(sb-.*-auth-token|marquee\.words)$/.test(name);
  const kept = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(isKept),
  }));
  return { cookies, origins: kept };
}
