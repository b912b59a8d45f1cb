import { isAbsolute, resolve } from 'node:path';

/** Every setting of the server, checked and with its default filled in. */
export interface Settings {
  port: number;
  host: string;
  /** Origin under which people reach the app, without a trailing slash: links in mails, allowed redirects. */
  publicUrl: string;
  /** Absolute folder of the database, the secrets and the local inbox. */
  dataDirectory: string;
  /** Null: mails stay in the local inbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Least time between two mails of a kind to one address. */
  mailIntervalSeconds: number;
  logLevel: (typeof logLevels)[number];
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Thrown by readSettings: one line for each setting that cannot be used. */
export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(
      `Marquee cannot start with these settings:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'SettingsError';
  }
}

/**
 * Reads the settings from the environment; the only reader of it.
 * Throws a SettingsError that names every bad value at once.
 */
export function readSettings(
  env: Record<string, string | undefined> = process.env,
  workingDirectory = process.cwd(),
): Settings {
  const problems: string[] = [];
  // An empty value is what `NAME= npm start` and many process managers give for "not set".
  const value = (name: string) => env[name]?.trim() || undefined;

  function wholeNumber(name: string, fallback: number, least: number, most: number): number {
    const given = value(name);
    if (given === undefined) return fallback;
    const number = Number(given);
    if (/^\d+$/.test(given) && number >= least && number <= most) return number;
    problems.push(`${name}=${given} must be a whole number from ${least} to ${most}`);
    return fallback;
  }

  function url(name: string, protocols: string[]): URL | null {
    const given = value(name);
    if (given === undefined) return null;
    const parsed = URL.canParse(given) ? new URL(given) : null;
    if (parsed && protocols.includes(parsed.protocol) && parsed.hostname) return parsed;
    // The value itself may hold a password, so it is not repeated.
    problems.push(
      `${name} must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
    return null;
  }

  const port = wholeNumber('PORT', 3000, 1, 65_535);
  const host = value('HOST') ?? '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host))
    problems.push(`HOST=${host} must be an address or a host name to listen on`);

  const publicUrl = url('PUBLIC_URL', ['http:', 'https:']);
  if (
    publicUrl &&
    (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash || publicUrl.username)
  ) {
    problems.push('PUBLIC_URL must be an origin only, such as https://movies.example.com');
  }

  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:']);
  const mailFrom = value('MAIL_FROM') ?? `Marquee <no-reply@${publicUrl?.hostname ?? 'localhost'}>`;
  if (!/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(mailFrom)) {
    problems.push(`MAIL_FROM=${mailFrom} must be an address such as Marquee <movies@example.com>`);
  }

  const mailIntervalSeconds = wholeNumber('MAIL_INTERVAL_SECONDS', 60, 0, 86_400);
  const dataDirectory = value('DATA_DIR') ?? 'data';
  const logLevel = logLevels.find((level) => level === (value('LOG_LEVEL') ?? 'warn'));
  if (!logLevel)
    problems.push(`LOG_LEVEL=${value('LOG_LEVEL')} must be one of ${logLevels.join(', ')}`);

  if (problems.length > 0 || !logLevel) throw new SettingsError(problems);
  return {
    port,
    host,
    publicUrl: publicUrl?.origin ?? `http://localhost:${port}`,
    dataDirectory: isAbsolute(dataDirectory)
      ? dataDirectory
      : resolve(workingDirectory, dataDirectory),
    smtpUrl: smtpUrl?.href ?? null,
    mailFrom,
    mailIntervalSeconds,
    logLevel,
  };
}
