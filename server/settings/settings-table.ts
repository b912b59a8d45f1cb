import { isIP } from 'node:net';
import { decodeJwt } from 'jose';
import { passwordMaximumBytes } from '#contract/accounts.ts';
import {
  choice,
  flag,
  list,
  mustBeEncrypted,
  optionalText,
  optionalUrl,
  secretText,
  text,
  url,
  wholeNumber,
} from '#server/settings/setting-kinds.ts';

const web = ['https:', 'http:'];
const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Settings of every server. To add a setting, add a row here and read its value where it is needed. */
export const serverSettings = {
  port: wholeNumber('PORT', 3000, [1, 65_535], 'port to listen on'),
  host: text('HOST', '127.0.0.1', 'address to listen on; `0.0.0.0` for every one', {
    fits: (host) => /^[\w.:-]+$/.test(host),
    mustBe: 'an address or a host name to listen on',
  }),
  publicUrl: optionalUrl(
    'PUBLIC_URL',
    '`http://localhost:PORT`',
    'where people reach it: links in mails lead there, and redirects to elsewhere are refused; may have a path, `https://example.com/movies`',
    { protocols: web, check: checkPlace },
  ),
  dataDirectory: text(
    'DATA_DIR',
    './data',
    'database, secrets and local inbox; made at the first start, for its owner only',
  ),
  databaseUrl: optionalUrl(
    'DATABASE_URL',
    'none: an embedded database in `DATA_DIR`',
    '`postgres://user:password@host/database`: accounts and lists are on PostgreSQL, which any number of servers may share',
    { protocols: ['postgres:', 'postgresql:'], isSecret: true },
  ),
  databasePoolSize: wholeNumber(
    'DATABASE_POOL_SIZE',
    10,
    [2, 1000],
    'connections to PostgreSQL of one server at most',
  ),
  smtpUrl: optionalUrl(
    'SMTP_URL',
    'none: mails stay in `DATA_DIR/inbox` and are shown at `/inbox`, while `PUBLIC_URL` is this machine, to this machine only',
    "mail server, `smtp://user:password@host:587` or `smtps://…`; another machine's must speak TLS",
    { protocols: ['smtp:', 'smtps:'], isSecret: true },
  ),
  mailFrom: optionalText(
    'MAIL_FROM',
    '`Marquee <no-reply@HOST OF PUBLIC_URL>`',
    'sender of the mails',
    {
      fits: (sender) => /^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(sender),
      mustBe: 'an address such as Marquee <movies@example.com>',
    },
  ),
  mailIntervalSeconds: wholeNumber(
    'MAIL_INTERVAL_SECONDS',
    60,
    [0, 86_400],
    'least time between two mails of a kind to one address',
  ),
  isAutoconfirmed: flag('AUTOCONFIRM', false, '`true`: a new address counts without a mail'),
  allowsSignUps: flag(
    'SIGN_UPS',
    true,
    '`false`: nobody can register; the administrator makes the accounts',
  ),
  allowsAnonymousSignIns: flag(
    'ANONYMOUS_SIGN_INS',
    false,
    '`true`: clients of the API may sign in without an address',
  ),
  passwordMinimumLength: wholeNumber(
    'PASSWORD_MIN_LENGTH',
    6,
    [6, passwordMaximumBytes],
    'characters of the shortest password',
  ),
  requiresCurrentPassword: flag(
    'REQUIRE_CURRENT_PASSWORD',
    false,
    '`true`: clients of the API too must send the current password to change it, as the account page does',
  ),
  requiresReauthentication: flag(
    'REQUIRE_REAUTHENTICATION',
    false,
    '`true`: a session older than a day needs a code from a mail to change the password',
  ),
  // Clients refresh a token 90 seconds before it expires: a shorter one would be refreshed endlessly.
  accessTokenSeconds: wholeNumber(
    'ACCESS_TOKEN_SECONDS',
    3600,
    [120, 86_400],
    'life of an access token',
  ),
  refreshReuseSeconds: wholeNumber(
    'REFRESH_REUSE_SECONDS',
    10,
    [0, 300],
    'how long a refresh token may come a second time',
  ),
  signingKeysFile: optionalText(
    'SIGNING_KEYS_FILE',
    'none: a key of its own in `DATA_DIR`',
    'a JSON Web Key, a set of them, or a list as Supabase stores them: the first that may sign signs access tokens, all of them check',
  ),
  allowedRedirects: list(
    'ALLOWED_REDIRECTS',
    '',
    'addresses besides `PUBLIC_URL` to which links in mails may lead, with commas between: `https://*.example.com/**`',
    {
      fits: (pattern) => /^[a-z][a-z0-9+.-]*:\/\/./i.test(pattern),
      mustBe: 'an address such as https://*.example.com/**',
    },
  ),
  trustedProxies: list(
    'TRUSTED_PROXIES',
    'loopback',
    'reverse proxies whose `X-Forwarded-For` is believed: addresses and ranges with commas between, or `none`',
    {
      fits: (proxy) => proxy === 'none' || isNetwork(proxy),
      mustBe: 'an address, a range such as 10.0.0.0/8, loopback, linklocal, uniquelocal or none',
    },
  ),
  requestLimitFactor: wholeNumber(
    'REQUEST_LIMIT_FACTOR',
    1,
    [0, 1000],
    'how many times the usual number of log ins, sign-ups and codes one network may ask for; `0` for any number',
  ),
  metricsToken: secretText(
    'METRICS_TOKEN',
    'none: `/metrics` is for this machine, while `PUBLIC_URL` is',
    'bearer token that opens `/metrics`, of 16 characters or more',
    {
      fits: (token) => /^[\x21-\x7e]{16,}$/.test(token),
      mustBe: 'have 16 characters or more, all of them visible ASCII',
    },
  ),
  drainSeconds: wholeNumber(
    'DRAIN_SECONDS',
    0,
    [0, 300],
    'how long the server goes on serving after the signal to stop, so that load balancers notice',
  ),
  logLevel: choice('LOG_LEVEL', 'warn', logLevels, '`silent`, `error`, `warn`, `info` or `debug`'),
};

/** Settings of a hosted project: at Supabase, or on a server that runs Supabase's software. */
export const hostedProjectSettings = {
  url: optionalUrl(
    'SUPABASE_URL',
    'none: accounts and lists are stored here',
    'origin of a [hosted project](docs/hosted-project.md) that stores them instead, `https://abc.supabase.co`; not together with `DATABASE_URL`',
    {
      protocols: web,
      check: (given) => checkOrigin(given) ?? mustBeEncrypted('passwords')(given),
    },
  ),
  publishableKey: {
    ...secretText(
      'SUPABASE_PUBLISHABLE_KEY',
      'none',
      'its publishable or anon key, which is public',
      {
        fits: isPublishable,
        mustBe:
          'be the publishable or the anon key of the project, never a secret one: every browser gets it',
      },
    ),
    // The key is public. No message repeats it, because somebody may have set a secret key by mistake.
    isSecret: false,
  },
  jwtSecret: secretText(
    'SUPABASE_JWT_SECRET',
    'none: its tokens are checked with the keys it publishes',
    'its JWT secret, if it still signs with that',
    {
      fits: (secret) => secret.length >= 32,
      mustBe: 'have 32 characters or more',
    },
  ),
};

/** Settings of a catalogue that comes from TMDB. */
export const tmdbSettings = {
  apiKey: secretText(
    'TMDB_API_KEY',
    'none: the bundled catalogue',
    "a v3 API key or a v4 read token of [TMDB](https://www.themoviedb.org/settings/api): the catalogue is TMDB's, in the language of each browser; the key stays on the server",
    {
      fits: (key) => /^[0-9a-f]{32}$|^eyJ[\w-]+\.[\w-]+\.[\w-]+$/i.test(key),
      mustBe: 'be a v3 API key (32 hexadecimal digits) or a v4 read token',
    },
  ),
  apiUrl: url('TMDB_API_URL', 'https://api.themoviedb.org/3', "where TMDB's API is", {
    protocols: web,
    check: mustBeEncrypted('the key'),
  }),
  imageUrl: url('TMDB_IMAGE_URL', 'https://image.tmdb.org/t/p', "where TMDB's posters are", {
    protocols: web,
  }),
  proxiesPosters: flag(
    'PROXY_POSTERS',
    false,
    "`true`: TMDB's posters go through this server, for networks that cannot reach its image host",
  ),
  posterCacheMegabytes: wholeNumber(
    'POSTER_CACHE_MEGABYTES',
    500,
    [1, 100_000],
    'megabytes of those posters that are cached in `DATA_DIR/posters`',
  ),
};

/** Every setting, in the order of the README. */
export const everySetting = [serverSettings, hostedProjectSettings, tmdbSettings].flatMap(
  (settings) => Object.values(settings),
);

// The path is compared with the paths of requests, so only one way of writing it is allowed.
function checkPlace({ pathname, search, hash, username }: URL): string | null {
  const isPlace = /^(\/[\w~-][\w.~-]*)*\/?$/.test(pathname) && !search && !hash && !username;
  return isPlace
    ? null
    : 'be an origin with a plain path or none, such as https://movies.example.com or https://example.com/movies';
}

function checkOrigin({ pathname, search, hash, username }: URL): string | null {
  const isOrigin = pathname === '/' && !search && !hash && !username;
  return isOrigin ? null : 'be an origin only, such as https://abc.supabase.co';
}

// An older key is a JWT: only its role says whether it is public.
function isPublishable(key: string): boolean {
  if (key.startsWith('sb_')) return /^sb_publishable_[\w-]+$/.test(key);
  try {
    return decodeJwt(key).role === 'anon';
  } catch {
    return false;
  }
}

function isNetwork(given: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(given)) return true;
  const [address = '', bits, ...rest] = given.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const hasBits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most);
  return most > 0 && hasBits && rest.length === 0;
}
