import { fileURLToPath } from 'node:url';
import { addresses } from '#contract/addresses.ts';
import type { PageRenderer } from '#contract/page-renderer.ts';
import { createAccessTokens } from '#server/accounts/tokens/access-token.ts';
import { readSigningKeysFile } from '#server/accounts/tokens/signing-keys.ts';
import { createApp } from '#server/app.ts';
import { type Backend, createHostedBackend, createOwnBackend } from '#server/backend.ts';
import {
  type DataDirectory,
  holdDataDirectory,
} from '#server/data-directory/hold-data-directory.ts';
import { createLocalInbox, type LocalInbox } from '#server/mail/local-inbox.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { OperatorError } from '#server/operator-error.ts';
import { loadPageRenderer } from '#server/pages/load-page-renderer.ts';
import { readSettings, type Settings } from '#server/settings/read-settings.ts';
import { openStorage, type Storage } from '#server/storage.ts';
import { isLoopback } from '#server/web/loopback.ts';

/** A started server: the line to print, and how to stop it. */
interface Running {
  readyLine: string;
  stop(): Promise<void>;
}

async function start(settings: Settings): Promise<Running> {
  const clock = Date.now;
  const opened: (() => Promise<void> | void)[] = [];
  async function stop() {
    for (const close of opened.toReversed()) await close();
  }
  try {
    const directory = await holdDataDirectory(settings.dataDirectory, clock, {
      isShared: settings.databaseUrl !== null,
    });
    opened.push(directory.release);
    const keepsAccounts = settings.databaseUrl === null && settings.hostedProject === null;
    if (directory.isDatabaseMissing && keepsAccounts) {
      console.error(
        `There are secrets in ${settings.dataDirectory}, but no database: Marquee begins with an empty one. If there were accounts, stop it and restore a backup, with npm run restore -- <folder of a backup> --force.`,
      );
    }
    const storage = await openStorage(settings, {
      path: directory.databasePath,
      tokenSecret: directory.secrets.tokenSecret,
      warn: (message) => console.error(`PostgreSQL: ${message}`),
    });
    opened.push(storage.close);
    const { backend, inbox, description } = await startBackend(settings, directory, storage, clock);
    const app = await createApp({
      settings,
      backend,
      database: storage.database,
      poolUsage: storage.poolUsage,
      inbox,
      clientDirectory: fileURLToPath(new URL('../client', import.meta.url)),
      pageRenderer: await loadBuiltRenderer(fileURLToPath(new URL('../pages', import.meta.url))),
      bundledPosterDirectory: fileURLToPath(new URL('../catalogue/posters', import.meta.url)),
      clock,
    });
    opened.push(() => app.close());
    await app.listen({ port: settings.port, host: settings.host });
    const readyLine = `Marquee is ready at ${settings.publicUrl} (data in ${storage.description}, ${description})`;
    return { readyLine, stop };
  } catch (error) {
    // An unclosed database would leave its write-ahead log behind.
    await stop().catch(() => {});
    throw error;
  }
}

async function loadBuiltRenderer(directory: string): Promise<PageRenderer | null> {
  const remedy = 'Delete the folder dist and run npm start, which builds it again.';
  const renderer = await loadPageRenderer(directory).catch((cause: unknown) => {
    const message = `The renderer of pages in ${directory} cannot be loaded (${cause}). ${remedy}`;
    throw new OperatorError(message, { cause });
  });
  if (!renderer) {
    console.error(
      `There is no renderer of pages in ${directory}, so browsers render them, which takes longer. That is so with npm run dev; otherwise: ${remedy}`,
    );
  }
  return renderer;
}

/** The hosted project of the settings, or our own accounts with their keys and mails. */
async function startBackend(
  settings: Settings,
  { secrets, inboxPath }: DataDirectory,
  { database, feed }: Storage,
  clock: () => number,
): Promise<{ backend: Backend; inbox: LocalInbox | null; description: string }> {
  const { hostedProject } = settings;
  if (hostedProject) {
    const backend = createHostedBackend(hostedProject, clock);
    return { backend, inbox: null, description: `accounts at ${hostedProject.url}` };
  }
  const signingKeys = settings.signingKeysFile
    ? readSigningKeysFile(settings.signingKeysFile)
    : secrets.signingKeys;
  const issuer = settings.publicUrl + addresses.accounts;
  const seconds = settings.accessTokenSeconds;
  const accessTokens = await createAccessTokens({ signingKeys, issuer, seconds }, clock);
  const inbox = settings.smtpUrl
    ? null
    : createLocalInbox(inboxPath, clock, ({ to, subject, link }) =>
        console.log(`Mail to ${to}, "${subject}": ${link}`),
      );
  const mailer = inbox ?? (await loadSmtpMailer(settings));
  const isPrivate = isLoopback(new URL(settings.publicUrl).hostname);
  const kept = isPrivate
    ? `mails at ${settings.publicUrl}${addresses.inbox}`
    : `mails in ${inboxPath}`;
  return {
    backend: createOwnBackend({ settings, secrets, database, feed, accessTokens, mailer, clock }),
    inbox,
    description: inbox ? kept : 'mails go out by SMTP',
  };
}

// Loaded only when mails are sent, because its package is large.
async function loadSmtpMailer({ smtpUrl, mailFrom }: Settings): Promise<Mailer> {
  const { createSmtpMailer } = await import('#server/mail/smtp-mailer.ts');
  return createSmtpMailer(smtpUrl ?? '', mailFrom);
}

// An error that the operator can fix is printed as one message; any other is a bug and keeps its stack.
function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const { code, syscall, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the program that has it, or set PORT to another.`;
  }
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} may not be used by this account. Set PORT to another.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${address ?? 'of that name'}. Set HOST to one that it has.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// Files that the server writes are readable by its own account only.
process.umask(0o077);

// Registered before the start, since a start that is killed leaves its database open. Only the first
// signal counts: npm repeats the Ctrl-C that the terminal has sent to the server already.
const isToldToStop = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
});

try {
  const { readyLine, stop } = await start(readSettings());
  console.log(readyLine);
  await isToldToStop;
  await stop();
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
