import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { confirmationMail, magicLinkMail, recoveryMail } from '#server/mail/account-mails.ts';
import { createLocalInbox } from '#server/mail/local-inbox.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { createSmtpMailer } from '#server/mail/smtp-mailer.ts';
import { aDirectory } from '#tests/support/a-directory.ts';
import { startSmtpSink } from '#tests/support/smtp-sink.ts';
import { aClock } from '#tests/support/start-test-app.ts';

const link = 'http://localhost:3000/auth/v1/verify?token=abc&type=signup&redirect_to=x';
const makers = { confirmationMail, recoveryMail, magicLinkMail };

for (const [name, make] of Object.entries(makers)) {
  test(`${name} carries its link in the text, in the html and on its own`, () => {
    const mail = make({ to: 'ann@example.com', link, code: '123456' });
    expect(mail.to).toBe('ann@example.com');
    expect(mail.link).toBe(link);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });
}

test('a mail goes out over SMTP with both parts and the sender of the settings', async () => {
  const sink = await startSmtpSink();
  const mailer = createSmtpMailer(sink.url, 'Marquee <movies@example.com>');
  await mailer.send(confirmationMail({ to: 'ann@example.com', link, code: '123456' }));
  const mail = await sink.waitForMail('ann@example.com');
  expect(mail.from?.address).toBe('movies@example.com');
  expect(mail.subject).toBe('Confirm your mail address for Marquee');
  expect(mail.text).toContain(link);
  expect(mail.html).toContain('Confirm my address');
  await sink.close();
});

test('a mail server that is not there rejects the mail', async () => {
  const sink = await startSmtpSink();
  await sink.close();
  const mailer = createSmtpMailer(sink.url, 'movies@example.com');
  await expect(
    mailer.send(confirmationMail({ to: 'ann@example.com', link, code: '123456' })),
  ).rejects.toThrow(/ECONNREFUSED/);
});

test('the local inbox keeps mails, newest first, and announces each', async () => {
  const clock = aClock();
  const announced: Mail[] = [];
  const inbox = createLocalInbox(join(aDirectory(), 'inbox'), clock, (mail) =>
    announced.push(mail),
  );
  await inbox.send(confirmationMail({ to: 'ann@example.com', link, code: '123456' }));
  clock.advance(1000);
  await inbox.send(recoveryMail({ to: 'bob@example.com', link, code: '123456' }));
  expect((await inbox.list()).map((mail) => mail.to)).toEqual([
    'bob@example.com',
    'ann@example.com',
  ]);
  expect(announced.map((mail) => mail.link)).toEqual([link, link]);
});

test('the local inbox can be read by its owner only', async () => {
  const path = join(aDirectory(), 'inbox');
  const inbox = createLocalInbox(path, aClock(), () => {});
  await inbox.send(confirmationMail({ to: 'ann@example.com', link, code: '123456' }));
  const [file] = readdirSync(path);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(join(path, String(file))).mode & 0o777).toBe(0o600);
});

test('the local inbox finds no mail outside its folder', async () => {
  const inbox = createLocalInbox(join(aDirectory(), 'inbox'), aClock(), () => {});
  expect(await inbox.getMail('../secrets')).toBeNull();
  expect(await inbox.getMail('no-such-mail')).toBeNull();
});
