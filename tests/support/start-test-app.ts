import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { createAccessTokens } from '#server/accounts/tokens/access-token.ts';
import { createApp } from '#server/app.ts';
import { createHostedBackend, createOwnBackend } from '#server/backend.ts';
import { holdDataDirectory } from '#server/data-directory.ts';
import type { LocalInbox } from '#server/mail/local-inbox.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { openTestDatabase } from '#tests/support/data/test-database.ts';

/** A clock that stands still until a test moves it. */
export function aClock(start = Date.parse('2026-11-21T12:00:00Z')) {
  let now = start;
  const clock = () => now;
  return Object.assign(clock, {
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    /** For clients of others, which compare the times of a session with `Date`. */
    setToTimeOfClients: () => {
      now = Date.now();
    },
  });
}

/** A mailer that keeps what it was given, and fails on request. */
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

/** The whole server on a data directory of its own, closed and deleted when the test ends. */
export async function startTestApp(
  env: Record<string, string> = {},
  clientDirectory: string | null = null,
  inbox: LocalInbox | null = null,
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
  const directory = await holdDataDirectory(path, clock);
  const { database, feed, close } = await openTestDatabase(directory.databasePath);
  const { secrets } = directory;
  const issuer = `${settings.publicUrl}/auth/v1`;
  const { signingKeys } = secrets;
  const seconds = settings.accessTokenSeconds;
  const accessTokens = await createAccessTokens({ signingKeys, issuer, seconds }, clock);
  const backend = settings.hostedProject
    ? createHostedBackend(settings.hostedProject, clock)
    : createOwnBackend({ settings, secrets, database, feed, accessTokens, mailer, clock });
  const app = await createApp({
    settings,
    backend,
    database,
    inbox,
    clientDirectory,
    bundledPosterDirectory: resolve('dist/catalogue/posters'),
    clock,
  });
  onTestFinished(async () => {
    await app.close();
    await close();
    directory.release();
    rmSync(path, { recursive: true });
  });
  return { app, settings, secrets, database, accessTokens, mailer, clock };
}
