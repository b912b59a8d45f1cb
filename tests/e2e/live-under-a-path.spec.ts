import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startSmtpSink } from '#tests/support/accounts/smtp-sink.ts';
import { linkIn } from '#tests/support/browser/browser-test.ts';
import { test as base } from '#tests/support/browser/clocked-test.ts';
import { card, heart, listening } from '#tests/support/browser/favorites-in-browser.ts';
import { freePort, startServer } from '#tests/support/processes/start-server-process.ts';

const email = 'ann@example.com';
const password = 'correct horse';

interface Site {
  /** Where people find the app. */
  url: string;
  mails: Awaited<ReturnType<typeof startSmtpSink>>;
}

/** The built server for an app that has one path of a site that is shared with others. */
const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  site: async ({}, use) => {
    const mails = await startSmtpSink();
    const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-e2e-'));
    const port = await freePort();
    const url = `http://localhost:${port}/movies`;
    const running = await startServer({
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDirectory,
      SMTP_URL: mails.url,
    });
    await use({ url, mails });
    expect(await running.stop(), 'the server ends cleanly').toBe(0);
    await mails.close();
    rmSync(dataDirectory, { recursive: true });
  },

  context: async ({ context, site }, use) => {
    const strays: string[] = [];
    context.on('request', (request) => {
      const isOurs = `${request.url()}/`.startsWith(`${site.url}/`);
      if (!isOurs && !request.url().startsWith('data:')) strays.push(request.url());
    });
    context.on('console', (message) => {
      if (message.type() === 'error') strays.push(message.text());
    });
    await use(context);
    expect(strays, 'nothing is asked for outside the path, and nothing fails').toEqual([]);
  },
});

test('everything happens under the path: registering, the mail, favorites, deep addresses', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/register`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('status')).toContainText('Registration successful!');
  const link = linkIn(await site.mails.waitForMail(email));
  expect(link).toContain(`${site.url}/auth/v1/verify?`);
  await page.goto(link);
  await expect(page).toHaveURL(`${site.url}/`);

  await page.getByRole('link', { name: 'TV Shows' }).click();
  await expect(page).toHaveURL(`${site.url}/tvshows`);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page).toHaveURL(`${site.url}/favorites`);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto(`${site.url}/tvshows?genre=18`);
  await logIn(page);
  await expect(page).toHaveURL(`${site.url}/tvshows?genre=18`);
});

test('a favorite appears on another device at once', async ({ site, page, browser }) => {
  const configuration = await (await fetch(`${site.url}/config.json`)).json();
  const { supabaseKey: apikey } = configuration as { supabaseKey: string };
  await fetch(`${site.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  await page.goto(linkIn(await site.mails.waitForMail(email)));
  await expect(page).toHaveURL(`${site.url}/`);

  const device = await browser.newContext();
  const elsewhere = await device.newPage();
  const isLive = listening(elsewhere);
  await elsewhere.goto(`${site.url}/favorites`);
  await logIn(elsewhere);
  await isLive;
  await page.goto(`${site.url}/?q=inception`);
  await heart(page, 'Inception').click();
  await expect(card(elsewhere, 'Inception')).toContainText('2010');
  await device.close();
});

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}
