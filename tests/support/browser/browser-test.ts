import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startSmtpSink } from '#tests/support/accounts/smtp-sink.ts';
import { test as base } from '#tests/support/browser/clocked-test.ts';
import { type ApiTarget, apiTargetAt, call, password } from '#tests/support/processes/api-calls.ts';
import { startServers } from '#tests/support/processes/running-servers.ts';
import { freePort } from '#tests/support/processes/start-server-process.ts';

/** The built server, as `npm start` runs it, with an empty data directory and a real mail server. */
export interface RunningApp extends ApiTarget {
  mails: Awaited<ReturnType<typeof startSmtpSink>>;
  /** Ends it, does something to its data directory, and starts it again. */
  restart: (meanwhile: (dataDirectory: string) => Promise<void>) => Promise<void>;
}

/** Someone with a confirmed account. */
export interface Person {
  id: string;
  email: string;
  password: string;
}

let people = 0;

/** A mail address that nobody in this run has. */
export function anAddress(): string {
  people += 1;
  return `person-${process.pid}-${people}@example.com`;
}

/** The link that a mail is about. */
export function linkIn(mail: { text?: string | undefined }): string {
  return /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
}

/** Makes a confirmed account, by the same calls and the same mail as everybody's. */
export async function signUpByMail(app: RunningApp): Promise<Person> {
  const email = anAddress();
  const answer = await call(app, 'POST', '/auth/v1/signup', { body: { email, password } });
  const { id } = (await answer.json()) as { id: string };
  await fetch(linkIn(await app.mails.waitForMail(email)), { redirect: 'manual' });
  return { id, email, password };
}

export interface Fixtures {
  /** The console errors that a test brings about on purpose; any other fails it. */
  expectedErrors: RegExp | null;
  /** Makes a confirmed account. */
  makePerson: () => Promise<Person>;
  /** Makes the page that of somebody who has logged in. */
  logIn: (person: Person, on?: Page) => Promise<void>;
  /** The page of a new person who has logged in and is on Home. */
  person: Person;
}

interface WorkerFixtures {
  /** What the server finds in its environment besides what every test needs. */
  appEnvironment: Record<string, string>;
  app: RunningApp;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  appEnvironment: [async ({}, use) => use({}), { scope: 'worker' }],

  app: [
    async ({ appEnvironment }, use) => {
      const mails = await startSmtpSink();
      const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-e2e-'));
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const start = () =>
        startServers(port, {
          DATA_DIR: dataDirectory,
          SMTP_URL: mails.url,
          MAIL_INTERVAL_SECONDS: '0',
          REQUEST_LIMIT_FACTOR: '0',
          ...appEnvironment,
        });
      let running = await start();
      const target = await apiTargetAt(url);
      async function restart(meanwhile: (dataDirectory: string) => Promise<void>) {
        await running.stop();
        await meanwhile(dataDirectory);
        running = await start();
      }
      await use({ ...target, mails, restart });
      await running.stop();
      await mails.close();
      rmSync(dataDirectory, { recursive: true });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ app }, use) => use(app.url),
  expectedErrors: [null, { option: true }],

  context: async ({ context, app, expectedErrors }, use) => {
    const unexpected: string[] = [];
    context.on('console', (message) => {
      const isExpected = expectedErrors?.test(message.text());
      if (message.type() === 'error' && !isExpected) unexpected.push(message.text());
    });
    context.on('weberror', (error) => unexpected.push(String(error.error())));
    // The world outside is one player that plays nothing; any other request to it is a fault.
    await context.route(
      (url) => url.origin !== app.url,
      (route) => {
        const { hostname } = new URL(route.request().url());
        if (hostname === 'www.youtube-nocookie.com') {
          return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
        }
        unexpected.push(`a request to ${hostname}`);
        return route.abort();
      },
    );
    await use(context);
    expect(unexpected, 'nothing unexpected in the console or on the network').toEqual([]);
  },

  makePerson: async ({ app }, use) => {
    await use(() => signUpByMail(app));
  },

  logIn: async ({ page }, use) => {
    await use(async ({ email, password }, on = page) => {
      await on.goto('/login');
      await on.getByLabel('Email').fill(email);
      await on.getByLabel('Password', { exact: true }).fill(password);
      await on.getByRole('button', { name: 'Log In' }).click();
      await expect(on).toHaveURL('/');
    });
  },

  person: async ({ makePerson, logIn }, use) => {
    const person = await makePerson();
    await logIn(person);
    await use(person);
  },
});

export { expect, password };
