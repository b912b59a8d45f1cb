import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import type { PageRenderer } from '#contract/page-renderer.ts';
import { createAccessTokens } from '#server/accounts/tokens/access-token.ts';
import { createApp } from '#server/app.ts';
import { createHostedBackend, createOwnBackend } from '#server/backend.ts';
import { holdDataDirectory } from '#server/data-directory/hold-data-directory.ts';
import type { LocalInbox } from '#server/mail/local-inbox.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/data/test-database.ts';

/** A clock that stands still until a test moves it. */
export function aClock(start = Date.parse('2026-11-21T12:00:00Z')) {
  let now = start;
  const clock = () => now;
  return Object.assign(clock, {
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    /** For third-party clients, which compare a session's times with `Date`. */
    setToTimeOfClients: () => {
      now = Date.now();
    },
  });
}

/** A mailer that records its mails, and fails on request. */
function anOutbox() {
  const sent: Mail[] = [];
  const outbox: Mailer & { sent: Mail[]; failure: Error | null } = {
    sent,
    failure: null,
    async send(mail) {
      if (outbox.failure) throw outbox.failure;
      sent.push(mail);
    },
    async rehearse() {
      if (outbox.failure) throw outbox.failure;
    },
  };
  return outbox;
}

/** The whole server on a new data directory; closed and deleted when the test ends. */
export async function startTestApp(
  env: Record<string, string> = {},
  clientDirectory: string | null = null,
  inbox: LocalInbox | null = null,
  pageRenderer: PageRenderer | null = null,
) {
  const path = mkdtempSync(join(tmpdir(), 'marquee-test-'));
  const settings = readSettings(
    {
      LOG_LEVEL: 'silent',
      MAIL_INTERVAL_SECONDS: '0',
      REQUEST_LIMIT_FACTOR: '0',
      DATA_DIR: path,
      ...env,
    },
    path,
  );
  const clock = aClock();
  const mailer = anOutbox();
  let storage: TestDatabase;
  let stop: () => Promise<void>;

  async function start(open: (path: string) => Promise<TestDatabase>) {
    const directory = await holdDataDirectory(path, clock);
    storage = await open(directory.databasePath);
    const { database, feed } = storage;
    const { secrets } = directory;
    const issuer = `${settings.publicUrl}/auth/v1`;
    const { signingKeys } = secrets;
    const seconds = settings.accessTokenSeconds;
    const accessTokens = await createAccessTokens({ signingKeys, issuer, seconds }, clock);
    const backend = settings.hostedProject
      ? createHostedBackend(settings.hostedProject, clock)
      : createOwnBackend({ settings, secrets, database, feed, accessTokens, mailer, clock });
    const app = await createApp({
      ...{ settings, backend, database, inbox, clientDirectory, pageRenderer, clock },
      bundledPosterDirectory: resolve('dist/catalogue/posters'),
    });
    stop = async () => {
      await app.close();
      directory.release();
    };
    return { app, secrets, database, accessTokens };
  }

  const server = {
    ...(await start(openTestDatabase)),
    ...{ settings, mailer, clock },
    /** Stops the server and starts it again on the same data; `app` is another one afterwards. */
    async restart(): Promise<void> {
      await stop();
      Object.assign(server, await start(() => storage.reopen()));
    },
  };
  onTestFinished(async () => {
    await stop();
    await storage.close();
    rmSync(path, { recursive: true });
  });
  return server;
}
