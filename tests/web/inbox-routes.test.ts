import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerInboxRoutes } from '#server/mail/inbox-routes.ts';
import { createLocalInbox } from '#server/mail/local-inbox.ts';
import { aMail, mailedLink } from '#tests/support/accounts/a-mail.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { aClock } from '#tests/support/start-test-app.ts';
import { strangers } from '#tests/support/strangers.ts';

/** A server whose inbox has these mails. */
async function startInbox(...mails: ReturnType<typeof aMail>[]) {
  const app = Fastify();
  const inbox = createLocalInbox(aDirectory(), aClock(), () => {});
  registerInboxRoutes(app, inbox, ':root { --ground: black; }');
  onTestFinished(() => app.close());
  for (const mail of mails) await inbox.send(mail);
  const page = (await app.inject('/inbox')).body;
  const [, pathOfMail] = /href="(inbox\/[\w-]+)"/.exec(page) ?? [];
  return { app, page, openMail: () => app.inject(`/${pathOfMail}`) };
}

test('the inbox page links to each mail, and the mail shows its link', async () => {
  const { page, openMail } = await startInbox(aMail({ to: '<b>@example.com' }));
  expect(page).toContain('&lt;b&gt;@example.com');
  expect(page).not.toContain('<b>@');
  const mail = await openMail();
  expect(mail.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(mail.body).toContain(`href="${mailedLink.replaceAll('&', '&amp;')}"`);
});

test('the inbox page is styled like the app', async () => {
  const { page } = await startInbox();
  expect(page).toContain('<style>:root { --ground: black; }');
});

test('the inbox page leads back to the app, and a mail to the inbox', async () => {
  const { page, openMail } = await startInbox(aMail());
  expect(page).toContain('href="./"');
  expect((await openMail()).body).toContain('href="../inbox"');
});

test('a subject from right to left is set as such among the English words of the page', async () => {
  const { page } = await startInbox(aMail({ language: 'ar' }));
  expect(page).toMatch(/href="inbox\/[\w-]+" dir="auto">أكّد عنوان/);
});

test('an empty inbox says so', async () => {
  expect((await startInbox()).page).toContain('No mail has been sent yet.');
});

test.each(strangers)('the inbox is not there for %s', async (_who, request) => {
  const { app } = await startInbox(aMail());
  const response = await app.inject({ url: '/inbox', ...request });
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('ann@example.com');
});
