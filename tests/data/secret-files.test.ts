import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#server/settings/read-settings.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';

/** A file with this content. */
function aFile(content: string): string {
  const path = join(aDirectory(), 'secret');
  writeFileSync(path, content);
  return path;
}

const smtpUrl = 'smtps://user:hunter2@mail.example.com';
const tmdbKey = '0123456789abcdef0123456789abcdef';

test('every secret setting can be read from a file', () => {
  const settings = readSettings({
    SMTP_URL_FILE: aFile(`${smtpUrl}\n`),
    DATABASE_URL_FILE: aFile('postgres://user:hunter2@db.example.com/marquee'),
    TMDB_API_KEY_FILE: aFile(` ${tmdbKey}\n\n`),
    METRICS_TOKEN_FILE: aFile('a-token-of-some-length'),
  });
  expect(settings).toMatchObject({
    smtpUrl,
    databaseUrl: 'postgres://user:hunter2@db.example.com/marquee',
    tmdb: { apiKey: tmdbKey },
    metricsToken: 'a-token-of-some-length',
  });
});

test('the path of a file is relative to the working directory of the server', () => {
  const path = aFile(smtpUrl);
  const folder = join(path, '..');
  expect(readSettings({ SMTP_URL_FILE: 'secret' }, folder).smtpUrl).toBe(smtpUrl);
});

test('an empty path counts as not set', () => {
  expect(readSettings({ SMTP_URL_FILE: ' ', SMTP_URL: smtpUrl }).smtpUrl).toBe(smtpUrl);
});

test('a secret that is set twice is refused by name', () => {
  const read = () => readSettings({ SMTP_URL: smtpUrl, SMTP_URL_FILE: aFile(smtpUrl) });
  expect(read).toThrow('SMTP_URL is given twice, also as SMTP_URL_FILE');
  expect(read).not.toThrow('hunter2');
});

test.each([
  ['is not there', () => '/nowhere/secret'],
  ['is a folder', () => '/'],
  ['is empty', () => aFile('\n')],
])('a file that %s is refused by name', (_what, pathOf) => {
  const path = pathOf();
  expect(() => readSettings({ DATABASE_URL_FILE: path })).toThrow(
    `DATABASE_URL_FILE=${path} must be a file that can be read and holds it`,
  );
});

test('a bad value in a file is refused without being repeated', () => {
  const read = () => readSettings({ SMTP_URL_FILE: aFile('http://user:hunter2@mail.example.com') });
  expect(read).toThrow('SMTP_URL must be a URL');
  expect(read).not.toThrow('hunter2');
});

test('settings that are not secret are not read from files', () => {
  expect(readSettings({ PORT_FILE: aFile('8080') }).port).toBe(3000);
});
