import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { passwordMaximumBytes } from '#contract/accounts.ts';

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
  /** A new address counts as its owner's without a mail. */
  isAutoconfirmed: boolean;
  /** New accounts may be made. */
  allowsSignUps: boolean;
  /** Accounts without an address may be made. */
  allowsAnonymousSignIns: boolean;
  /** Characters of the shortest password. */
  passwordMinimumLength: number;
  /** A new password needs the current one, unless the session came by a mail. */
  requiresCurrentPassword: boolean;
  /** A new password needs a code from a mail once the session is a day old. */
  requiresReauthentication: boolean;
  /** Life of an access token. */
  accessTokenSeconds: number;
  /** How long an exchanged refresh token may come once more. */
  refreshReuseSeconds: number;
  /** Absolute path of a JSON Web Key (set) that signs instead of the data directory's key. */
  signingKeysFile: string | null;
  /** Patterns of addresses besides `publicUrl` to which links in mails may lead. */
  allowedRedirects: string[];
  /** How many times the usual number of requests is taken; 0 for any number. */
  requestLimitFactor: number;
  /** Addresses and ranges whose word on where a request comes from is believed. */
  trustedProxies: string[];
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

  function isOn(name: string, fallback: boolean): boolean {
    const given = value(name);
    if (given === undefined) return fallback;
    if (given === 'true' || given === 'false') return given === 'true';
    problems.push(`${name}=${given} must be true or false`);
    return fallback;
  }

  function list(name: string, fallback: string): string[] {
    const items = (value(name) ?? fallback).split(',').map((item) => item.trim());
    return items.filter((item) => item !== '');
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
  const passwordMinimumLength = wholeNumber('PASSWORD_MIN_LENGTH', 6, 6, passwordMaximumBytes);
  // Clients refresh a token 90 seconds before its end, so a shorter one would be refreshed for ever.
  const accessTokenSeconds = wholeNumber('ACCESS_TOKEN_SECONDS', 3600, 120, 86_400);
  const refreshReuseSeconds = wholeNumber('REFRESH_REUSE_SECONDS', 10, 0, 300);
  const requestLimitFactor = wholeNumber('REQUEST_LIMIT_FACTOR', 1, 0, 1000);
  const trustedProxies = list('TRUSTED_PROXIES', 'loopback').filter((item) => item !== 'none');
  for (const proxy of trustedProxies) {
    if (!isNetwork(proxy))
      problems.push(
        `TRUSTED_PROXIES holds ${proxy}, which must be an address, a range such as 10.0.0.0/8, loopback, linklocal, uniquelocal or none`,
      );
  }
  const allowedRedirects = list('ALLOWED_REDIRECTS', '');
  for (const pattern of allowedRedirects) {
    if (!/^[a-z][a-z0-9+.-]*:\/\/./i.test(pattern))
      problems.push(
        `ALLOWED_REDIRECTS holds ${pattern}, which must be an address such as https://*.example.com/**`,
      );
  }

  const dataDirectory = value('DATA_DIR') ?? 'data';
  const signingKeysFile = value('SIGNING_KEYS_FILE');
  const logLevel = logLevels.find((level) => level === (value('LOG_LEVEL') ?? 'warn'));
  if (!logLevel)
    problems.push(`LOG_LEVEL=${value('LOG_LEVEL')} must be one of ${logLevels.join(', ')}`);

  const switches = {
    isAutoconfirmed: isOn('AUTOCONFIRM', false),
    allowsSignUps: isOn('SIGN_UPS', true),
    allowsAnonymousSignIns: isOn('ANONYMOUS_SIGN_INS', false),
    requiresCurrentPassword: isOn('REQUIRE_CURRENT_PASSWORD', false),
    requiresReauthentication: isOn('REQUIRE_REAUTHENTICATION', false),
  };

  if (problems.length > 0 || !logLevel) throw new SettingsError(problems);
  return {
    port,
    host,
    publicUrl: publicUrl?.origin ?? `http://localhost:${port}`,
    dataDirectory: resolve(workingDirectory, dataDirectory),
    smtpUrl: smtpUrl?.href ?? null,
    mailFrom,
    mailIntervalSeconds,
    ...switches,
    passwordMinimumLength,
    accessTokenSeconds,
    refreshReuseSeconds,
    signingKeysFile: signingKeysFile ? resolve(workingDirectory, signingKeysFile) : null,
    allowedRedirects,
    requestLimitFactor,
    trustedProxies,
    logLevel,
  };
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const hasBits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most);
  return most > 0 && hasBits && rest.length === 0;
}
