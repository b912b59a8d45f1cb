import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtpSink } from '#tests/support/accounts/smtp-sink.ts';
import { apiTargetAt } from '#tests/support/processes/api-calls.ts';
import { startServers } from '#tests/support/processes/running-servers.ts';
import { freePort } from '#tests/support/processes/start-server-process.ts';

/** The built server, as `npm start` runs it, with an empty data directory and a real mail server. */
export type RunningApp = Awaited<ReturnType<typeof startApp>>;

/** Starts it at `path` of a free port, with `env` besides the usual settings. */
export async function startApp(env: Record<string, string> = {}, path = '') {
  const mails = await startSmtpSink();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}${path}`;
  const start = () =>
    startServers(port, {
      DATA_DIR: dataDirectory,
      SMTP_URL: mails.url,
      MAIL_INTERVAL_SECONDS: '0',
      REQUEST_LIMIT_FACTOR: '0',
      ...(path && { PUBLIC_URL: url }),
      ...env,
    });
  let running = await start();
  return {
    ...(await apiTargetAt(url)),
    mails,
    /** Waits for a mail to the address; gives the link of the oldest. */
    async mailedLink(address: string): Promise<string> {
      const { text = '' } = await mails.waitForMail(address);
      return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
    },
    /** Waits for a mail to the address; gives the six-digit code of the oldest. */
    async mailedCode(address: string): Promise<string> {
      const { text = '' } = await mails.waitForMail(address);
      return /\bcode\b.*\b(\d{6})\b/.exec(text)?.[1] ?? '';
    },
    /** Stops it, does something to its data directory, and starts it again. */
    async restart(meanwhile: (dataDirectory: string) => Promise<void>) {
      await running.stop();
      await meanwhile(dataDirectory);
      running = await start();
    },
    async stop() {
      await running.stop();
      await mails.close();
      rmSync(dataDirectory, { recursive: true });
    },
  };
}
