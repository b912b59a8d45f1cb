import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountMail } from '#server/mail/account-mails.ts';
import { createLocalInbox } from '#server/mail/local-inbox.ts';
import { requestLanguage } from '#server/mail/mail-language.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { createSmtpMailer } from '#server/mail/smtp-mailer.ts';
import { aMail, mailedLink } from '#tests/support/accounts/a-mail.ts';
import { startSmtpSink } from '#tests/support/accounts/smtp-sink.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { aClock } from '#tests/support/start-test-app.ts';

test.each(['confirmation', 'recovery', 'magicLink'] as const)(
  'the mail of a %s carries its link in the text, in the html and on its own',
  (name) => {
    const link = mailedLink;
    const mail = accountMail(name, { to: 'ann@example.com', link, code: '123456', language: 'en' });
    expect(mail.to).toBe('ann@example.com');
    expect(mail.link).toBe(link);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  },
);

test('a mail goes out over SMTP with both parts and the sender of the settings', async () => {
  const sink = await startSmtpSink();
  const mailer = createSmtpMailer(sink.url, 'Marquee <movies@example.com>');
  await mailer.send(aMail());
  const mail = await sink.waitForMail('ann@example.com');
  expect(mail.from?.address).toBe('movies@example.com');
  expect(mail.subject).toBe('Confirm your mail address for Marquee');
  expect(mail.text).toContain(mailedLink);
  expect(mail.html).toContain('Confirm my address');
  await sink.close();
});

test('a mail fails when the mail server cannot be reached', async () => {
  const sink = await startSmtpSink();
  await sink.close();
  const mailer = createSmtpMailer(sink.url, 'movies@example.com');
  await expect(mailer.send(aMail())).rejects.toThrow(/ECONNREFUSED/);
});

test('the local inbox lists its mails, newest first, and announces each', async () => {
  const clock = aClock();
  const announced: Mail[] = [];
  const inbox = createLocalInbox(join(aDirectory(), 'inbox'), clock, (mail) =>
    announced.push(mail),
  );
  await inbox.send(aMail());
  clock.advance(1000);
  await inbox.send(aMail({ to: 'bob@example.com' }));
  expect((await inbox.list()).map((mail) => mail.to)).toEqual([
    'bob@example.com',
    'ann@example.com',
  ]);
  expect(announced.map((mail) => mail.link)).toEqual([mailedLink, mailedLink]);
});

test('the local inbox can be read by its owner only', async () => {
  const path = join(aDirectory(), 'inbox');
  const inbox = createLocalInbox(path, aClock(), () => {});
  await inbox.send(aMail());
  const [file] = readdirSync(path);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(join(path, String(file))).mode & 0o777).toBe(0o600);
});

test('the local inbox finds no mail outside its folder', async () => {
  const inbox = createLocalInbox(join(aDirectory(), 'inbox'), aClock(), () => {});
  expect(await inbox.getMail('../secrets')).toBeNull();
  expect(await inbox.getMail('no-such-mail')).toBeNull();
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['pl, fr-CA;q=0.8, en;q=0.5', 'fr'],
  ['en;q=0.4, ar;q=0.9', 'ar'],
  ['es;q=0, fr;q=0.1', 'fr'],
  ['toString, constructor', 'en'],
  [';;q=,,=;q=x', 'en'],
])('a user whose browser sends the languages %j gets mails in %s', (header, language) => {
  expect(requestLanguage({ headers: { 'accept-language': header } })).toBe(language);
});

test('a mail in Arabic declares its language, and runs from right to left', () => {
  const mail = aMail({ language: 'ar' });
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail.text).toContain('123456');
});
