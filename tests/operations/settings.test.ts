import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '#server/settings/read-settings.ts';

function problemsOf(env: Record<string, string>): SettingsError {
  try {
    readSettings(env, '/srv');
  } catch (error) {
    if (error instanceof SettingsError) return error;
  }
  throw new Error('These settings can be used.');
}

test('every setting has a default', () => {
  expect(readSettings({}, '/srv/marquee')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDirectory: '/srv/marquee/data',
    databaseUrl: null,
    databasePoolSize: 10,
    smtpUrl: null,
    mailFrom: 'Marquee <no-reply@localhost>',
    mailIntervalSeconds: 60,
    isAutoconfirmed: false,
    allowsSignUps: true,
    allowsAnonymousSignIns: false,
    passwordMinimumLength: 6,
    requiresCurrentPassword: false,
    requiresReauthentication: false,
    accessTokenSeconds: 3600,
    refreshReuseSeconds: 10,
    signingKeysFile: null,
    allowedRedirects: [],
    requestLimitFactor: 1,
    trustedProxies: ['loopback'],
    hostedProject: null,
    tmdb: null,
    logLevel: 'warn',
    metricsToken: null,
    drainSeconds: 0,
  });
});

test('settings are read from the environment', () => {
  const settings = readSettings(
    {
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://movies.example.com/',
      DATA_DIR: '/var/lib/marquee',
      DATABASE_URL: 'postgres://marquee:secret@db.example.com/marquee',
      DATABASE_POOL_SIZE: '20',
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      MAIL_FROM: 'Movies <movies@example.com>',
      MAIL_INTERVAL_SECONDS: '5',
      AUTOCONFIRM: 'true',
      SIGN_UPS: 'false',
      ANONYMOUS_SIGN_INS: 'true',
      PASSWORD_MIN_LENGTH: '10',
      REQUIRE_CURRENT_PASSWORD: 'true',
      REQUIRE_REAUTHENTICATION: 'true',
      ACCESS_TOKEN_SECONDS: '600',
      REFRESH_REUSE_SECONDS: '30',
      SIGNING_KEYS_FILE: 'keys.json',
      ALLOWED_REDIRECTS: 'https://*.example.com/**, myapp://callback',
      REQUEST_LIMIT_FACTOR: '4',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      TMDB_API_KEY: '0123456789abcdef0123456789abcdef',
      TMDB_API_URL: 'https://api.tmdb.org/3/',
      TMDB_IMAGE_URL: 'http://images.example.com/t/p',
      PROXY_POSTERS: 'true',
      POSTER_CACHE_MEGABYTES: '2',
      LOG_LEVEL: 'info',
      METRICS_TOKEN: 'a-token-of-some-length',
      DRAIN_SECONDS: '15',
    },
    '/srv',
  );
  expect(settings).toEqual({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://movies.example.com',
    dataDirectory: '/var/lib/marquee',
    databaseUrl: 'postgres://marquee:secret@db.example.com/marquee',
    databasePoolSize: 20,
    smtpUrl: 'smtps://user:secret@mail.example.com',
    mailFrom: 'Movies <movies@example.com>',
    mailIntervalSeconds: 5,
    isAutoconfirmed: true,
    allowsSignUps: false,
    allowsAnonymousSignIns: true,
    passwordMinimumLength: 10,
    requiresCurrentPassword: true,
    requiresReauthentication: true,
    accessTokenSeconds: 600,
    refreshReuseSeconds: 30,
    signingKeysFile: '/srv/keys.json',
    allowedRedirects: ['https://*.example.com/**', 'myapp://callback'],
    requestLimitFactor: 4,
    trustedProxies: ['10.0.0.0/8', '::1'],
    hostedProject: null,
    tmdb: {
      apiKey: '0123456789abcdef0123456789abcdef',
      apiUrl: 'https://api.tmdb.org/3',
      imageUrl: 'http://images.example.com/t/p',
      proxiesPosters: true,
      posterCacheBytes: 2 * 1024 * 1024,
    },
    logLevel: 'info',
    metricsToken: 'a-token-of-some-length',
    drainSeconds: 15,
  });
});

test('an empty setting counts as not set', () => {
  expect(readSettings({ PORT: '', DATA_DIR: ' ' }, '/srv')).toEqual(readSettings({}, '/srv'));
});

test('every bad value is named in one message', () => {
  const bad = {
    PORT: '70000',
    HOST: 'not a host',
    PUBLIC_URL: 'movies.example.com',
    SMTP_URL: 'http://mail.example.com',
    MAIL_FROM: 'nobody',
    MAIL_INTERVAL_SECONDS: '-1',
    AUTOCONFIRM: 'yes',
    PASSWORD_MIN_LENGTH: '5',
    ACCESS_TOKEN_SECONDS: '90',
    ALLOWED_REDIRECTS: 'example.com',
    TRUSTED_PROXIES: '10.0.0.0/33',
    LOG_LEVEL: 'loud',
    METRICS_TOKEN: 'short',
    DRAIN_SECONDS: '301',
  };
  const { message } = problemsOf(bad);
  const named = [...message.matchAll(/^ {2}- (\w+)/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(bad).toSorted());
});

test.each([
  ['https://example.com/movies/', 'https://example.com/movies'],
  ['https://example.com/our/movies', 'https://example.com/our/movies'],
  ['https://example.com/movies?', 'https://example.com/movies'],
  ['https://:password@example.com#', 'https://example.com'],
])('the public URL %s is %s', (given, publicUrl) => {
  expect(readSettings({ PUBLIC_URL: given }, '/srv').publicUrl).toBe(publicUrl);
});

test.each(['/movies?x=1', '/movies#x', '/mov%69es', '//movies', '/.hidden'])(
  'a public URL that ends with %s is refused',
  (rest) => {
    expect(problemsOf({ PUBLIC_URL: `https://example.com${rest}` }).message).toContain(
      'PUBLIC_URL must be an origin with a plain path or none',
    );
  },
);

test('a bad mail server URL is named without its password', () => {
  const read = () => readSettings({ SMTP_URL: 'http://user:hunter2@mail.example.com' }, '/srv');
  expect(read).toThrow('SMTP_URL');
  expect(read).not.toThrow('hunter2');
});

test('with TMDB’s key alone, TMDB’s own URLs are used and posters are not cached', () => {
  const key = `eyJ${'x'.repeat(20)}.eyJ${'y'.repeat(20)}.${'z'.repeat(20)}`;
  expect(readSettings({ TMDB_API_KEY: key }).tmdb).toMatchObject({
    apiKey: key,
    apiUrl: 'https://api.themoviedb.org/3',
    imageUrl: 'https://image.tmdb.org/t/p',
    proxiesPosters: false,
  });
});

test('a malformed TMDB key is refused without being repeated', () => {
  const read = () => readSettings({ TMDB_API_KEY: '0123456789abcdef-almost' });
  expect(read).toThrow('TMDB_API_KEY');
  expect(read).not.toThrow('0123456789abcdef');
});

test('TMDB’s key is sent without TLS to localhost only', () => {
  const read = (url: string) => () => readSettings({ TMDB_API_URL: url });
  expect(read('http://api.themoviedb.org/3')).toThrow('- TMDB_API_URL must begin with https://');
  expect(read('http://127.0.0.1.example.com/3')).toThrow('TMDB_API_URL');
  expect(read('http://localhost:8080/3')).not.toThrow();
  expect(read('http://127.0.0.1:8080/3')).not.toThrow();
});
