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
