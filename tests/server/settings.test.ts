import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '#server/env.ts';

test('settings have a default for everything', () => {
  expect(readSettings({}, '/srv/marquee')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDirectory: '/srv/marquee/data',
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
    logLevel: 'warn',
  });
});

test('settings are taken from the environment', () => {
  const settings = readSettings(
    {
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://movies.example.com/',
      DATA_DIR: '/var/lib/marquee',
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
      LOG_LEVEL: 'info',
    },
    '/srv',
  );
  expect(settings).toEqual({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://movies.example.com',
    dataDirectory: '/var/lib/marquee',
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
    logLevel: 'info',
  });
});

test('an empty setting counts as not set', () => {
  expect(readSettings({ PORT: '', DATA_DIR: ' ' }, '/srv')).toEqual(readSettings({}, '/srv'));
});

test('every bad value is named in one message', () => {
  const read = () =>
    readSettings(
      {
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
      },
      '/srv',
    );
  expect(read).toThrow(SettingsError);
  for (const name of [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'MAIL_INTERVAL_SECONDS',
    'AUTOCONFIRM',
    'PASSWORD_MIN_LENGTH',
    'ACCESS_TOKEN_SECONDS',
    'ALLOWED_REDIRECTS',
    'TRUSTED_PROXIES',
    'LOG_LEVEL',
  ]) {
    expect(read).toThrow(new RegExp(`- ${name}\\b`));
  }
});

test('a public URL with a path is refused, since the app lives at the root', () => {
  expect(() => readSettings({ PUBLIC_URL: 'https://example.com/movies' }, '/srv')).toThrow(
    'an origin only',
  );
});

test('a bad mail server URL is named without its password', () => {
  const read = () => readSettings({ SMTP_URL: 'http://user:hunter2@mail.example.com' }, '/srv');
  expect(read).toThrow('SMTP_URL');
  expect(read).not.toThrow('hunter2');
});
