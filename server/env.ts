import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { decodeJwt } from 'jose';
import { passwordMaximumBytes } from '#contract/accounts.ts';
import { OperatorError } from '#server/operator-error.ts';
import { createSettingReader, type SettingReader } from '#server/setting-reader.ts';
import { isLoopback } from '#server/web/loopback.ts';

/** Every setting of the server, checked and with its default filled in. */
export interface Settings {
  port: number;
  host: string;
  /** Where people reach the app, without a trailing slash; may have a path: links in mails, allowed redirects. */
  publicUrl: string;
  /** Absolute folder of the database, the secrets and the local inbox. */
  dataDirectory: string;
  /** PostgreSQL that many servers can share; null for the database in the data directory. */
  databaseUrl: string | null;
  /** Connections to PostgreSQL of one server at most. */
  databasePoolSize: number;
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
  /** Keeps accounts and favorites in this server's place; null: this server does. */
  hostedProject: HostedProjectSettings | null;
  /** Null: the embedded catalogue is served. */
  tmdb: TmdbSettings | null;
  logLevel: (typeof logLevels)[number];
  /** Opens /metrics to other machines; null: only this machine may read them. */
  metricsToken: string | null;
  /** How long a server that was told to stop goes on serving, so that load balancers notice. */
  drainSeconds: number;
}

/** A project at Supabase, or one that runs its software. */
export interface HostedProjectSettings {
  /** Its origin, without a trailing slash. */
  url: string;
  /** The key that every browser is told. */
  publishableKey: string;
  /** What signs its access tokens, where it has no keys to publish. */
  jwtSecret: string | null;
}

/** How to reach TMDB, when it takes the place of the embedded catalogue. */
interface TmdbSettings {
  /** A v3 key or a v4 token. */
  apiKey: string;
  /** Without a trailing slash, like the next. */
  apiUrl: string;
  imageUrl: string;
  /** Posters go through this server, which keeps so many bytes of them. */
  proxiesPosters: boolean;
  posterCacheBytes: number;
}

/** Settings that hold a secret: each may also be a file's content, whose path is given as NAME_FILE. */
const secretNames = [
  ...['DATABASE_URL', 'METRICS_TOKEN', 'SMTP_URL', 'SUPABASE_JWT_SECRET', 'TMDB_API_KEY'],
];

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Thrown by readSettings: one line for each setting that cannot be used. */
export class SettingsError extends OperatorError {
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
  const reader = createSettingReader(env, workingDirectory, secretNames);
  const { problems, value, wholeNumber, isOn, list, url } = reader;

  const port = wholeNumber('PORT', 3000, 1, 65_535);
  const host = value('HOST') ?? '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host))
    problems.push(`HOST=${host} must be an address or a host name to listen on`);

  const publicUrl = url('PUBLIC_URL', ['http:', 'https:']);
  if (publicUrl && !isPlace(publicUrl))
    problems.push(
      'PUBLIC_URL must be an origin with a plain path or none, such as https://movies.example.com or https://example.com/movies',
    );

  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const databasePoolSize = wholeNumber('DATABASE_POOL_SIZE', 10, 2, 1000);
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

  const hostedProject = readHostedProject(reader);
  if (hostedProject && databaseUrl)
    problems.push('DATABASE_URL has no use beside SUPABASE_URL, where accounts are then kept');
  const tmdb = readTmdb(reader);

  const dataDirectory = value('DATA_DIR') ?? 'data';
  const signingKeysFile = value('SIGNING_KEYS_FILE');
  const logLevel = logLevels.find((level) => level === (value('LOG_LEVEL') ?? 'warn'));
  if (!logLevel)
    problems.push(`LOG_LEVEL=${value('LOG_LEVEL')} must be one of ${logLevels.join(', ')}`);

  const metricsToken = value('METRICS_TOKEN') ?? null;
  if (metricsToken !== null && !/^[\x21-\x7e]{16,}$/.test(metricsToken))
    problems.push('METRICS_TOKEN must have 16 characters or more, all of them visible ASCII');
  const drainSeconds = wholeNumber('DRAIN_SECONDS', 0, 0, 300);

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
    publicUrl: publicUrl
      ? publicUrl.origin + withoutSlash(publicUrl.pathname)
      : `http://localhost:${port}`,
    dataDirectory: resolve(workingDirectory, dataDirectory),
    databaseUrl: databaseUrl?.href ?? null,
    databasePoolSize,
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
    hostedProject,
    tmdb,
    logLevel,
    metricsToken,
    drainSeconds,
  };
}

function readHostedProject({ problems, value, url }: SettingReader): HostedProjectSettings | null {
  const supabaseUrl = url('SUPABASE_URL', ['https:', 'http:']);
  const supabaseKey = value('SUPABASE_PUBLISHABLE_KEY');
  const supabaseSecret = value('SUPABASE_JWT_SECRET');
  if (supabaseUrl && !isOrigin(supabaseUrl))
    problems.push('SUPABASE_URL must be an origin only, such as https://abc.supabase.co');
  if (supabaseUrl?.protocol === 'http:' && !isLoopback(supabaseUrl.hostname))
    problems.push('SUPABASE_URL must begin with https://, since it is sent passwords');
  if (Boolean(value('SUPABASE_URL')) !== Boolean(supabaseKey))
    problems.push('SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY must be set both or neither');
  if (supabaseKey !== undefined && !isPublishable(supabaseKey))
    problems.push(
      'SUPABASE_PUBLISHABLE_KEY must be the publishable or the anon key of the project, never a secret one: browsers are told it',
    );
  if (supabaseSecret !== undefined && (!supabaseUrl || supabaseSecret.length < 32))
    problems.push(
      'SUPABASE_JWT_SECRET must have 32 characters or more, and belongs to a SUPABASE_URL',
    );

  if (!supabaseUrl || !supabaseKey) return null;
  return {
    url: supabaseUrl.origin,
    publishableKey: supabaseKey,
    jwtSecret: supabaseSecret ?? null,
  };
}

function readTmdb({ problems, value, wholeNumber, isOn, url }: SettingReader): TmdbSettings | null {
  const tmdbKey = value('TMDB_API_KEY');
  if (tmdbKey !== undefined && !/^[0-9a-f]{32}$|^eyJ[\w-]+\.[\w-]+\.[\w-]+$/i.test(tmdbKey))
    problems.push('TMDB_API_KEY must be a v3 API key (32 hexadecimal digits) or a v4 read token');
  const tmdbUrls = {
    apiUrl: url('TMDB_API_URL', ['https:', 'http:']),
    imageUrl: url('TMDB_IMAGE_URL', ['https:', 'http:']),
  };
  if (tmdbUrls.apiUrl?.protocol === 'http:' && !isLoopback(tmdbUrls.apiUrl.hostname))
    problems.push('TMDB_API_URL must begin with https://, since it is sent the key');
  const proxiesPosters = isOn('PROXY_POSTERS', false);
  const posterCacheMegabytes = wholeNumber('POSTER_CACHE_MEGABYTES', 500, 1, 100_000);

  if (tmdbKey === undefined) return null;
  return {
    apiKey: tmdbKey,
    apiUrl: withoutSlash(tmdbUrls.apiUrl?.href ?? 'https://api.themoviedb.org/3'),
    imageUrl: withoutSlash(tmdbUrls.imageUrl?.href ?? 'https://image.tmdb.org/t/p'),
    proxiesPosters,
    posterCacheBytes: posterCacheMegabytes * 1024 * 1024,
  };
}

// A path is compared with those of requests, so it has to be written in one way only.
function isPlace({ pathname, search, hash, username }: URL): boolean {
  return /^(\/[\w~-][\w.~-]*)*\/?$/.test(pathname) && !search && !hash && !username;
}

function isOrigin({ pathname, search, hash, username }: URL): boolean {
  return pathname === '/' && !search && !hash && !username;
}

// Of the older keys only the token itself tells what they open.
function isPublishable(key: string): boolean {
  if (key.startsWith('sb_')) return /^sb_publishable_[\w-]+$/.test(key);
  try {
    return decodeJwt(key).role === 'anon';
  } catch {
    return false;
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const hasBits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most);
  return most > 0 && hasBits && rest.length === 0;
}
