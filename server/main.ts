import { fileURLToPath } from 'node:url';
import { createApp } from '#server/app.ts';
import { createAccessTokens } from '#server/auth/access-token.ts';
import { readSigningKeysFile, SigningKeysError } from '#server/auth/signing-keys.ts';
import { DataDirectoryError, holdDataDirectory } from '#server/data-directory.ts';
import { NewerSchemaError } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { readSettings, type Settings, SettingsError } from '#server/env.ts';
import { createLocalInbox } from '#server/mail/local-inbox.ts';
import { createSmtpMailer } from '#server/mail/smtp-mailer.ts';

/** What a started server says of itself, and the way to stop it. */
interface Running {
  readyLine: string;
  stop(): Promise<void>;
}

async function start(settings: Settings): Promise<Running> {
  const clock = Date.now;
  const directory = await holdDataDirectory(settings.dataDirectory, clock);
  const database = await openDatabase(directory.databasePath);
  const { secrets } = directory;
  const signingKeys = settings.signingKeysFile
    ? readSigningKeysFile(settings.signingKeysFile)
    : secrets.signingKeys;
  const issuer = `${settings.publicUrl}/auth/v1`;
  const seconds = settings.accessTokenSeconds;
  const accessTokens = await createAccessTokens({ signingKeys, issuer, seconds }, clock);
  const inbox = settings.smtpUrl
    ? null
    : createLocalInbox(directory.inboxPath, clock, ({ to, subject, link }) =>
        console.log(`Mail to ${to}, "${subject}": ${link}`),
      );
  const mailer = inbox ?? createSmtpMailer(settings.smtpUrl ?? '', settings.mailFrom);
  const clientDirectory = fileURLToPath(new URL('../client', import.meta.url));

  const app = await createApp({
    settings,
    secrets,
    database,
    accessTokens,
    mailer,
    inbox,
    clientDirectory,
    clock,
  });
  await app.listen({ port: settings.port, host: settings.host });

  const mails = inbox ? `mails at ${settings.publicUrl}/inbox` : 'mails go out by SMTP';
  return {
    readyLine: `Marquee is ready at ${settings.publicUrl} (data in ${settings.dataDirectory}, ${mails})`,
    async stop() {
      await app.close();
      await database.destroy();
      directory.release();
    },
  };
}

// What an operator can mend is said in one sentence; everything else is a fault of ours and keeps
// its stack.
function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DataDirectoryError) return error.message;
  if (error instanceof NewerSchemaError || error instanceof SigningKeysError) return error.message;
  const { code, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the program that has it, or set PORT to another.`;
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Set PORT to another.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${address ?? 'of that name'}. Set HOST to one that it has.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const { readyLine, stop } = await start(readSettings());
  // Once only: npm passes on the Ctrl-C that the terminal has sent to the server already.
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await stop();
      process.exit(0);
    });
  }
  console.log(readyLine);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
