import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { confirmationMail } from '#server/mail/account-mails.ts';
import { registerInboxRoutes } from '#server/mail/inbox-routes.ts';
import { createLocalInbox } from '#server/mail/local-inbox.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { aClock } from '#tests/support/start-test-app.ts';

async function startInbox() {
  const app = Fastify();
  const inbox = createLocalInbox(aDirectory(), aClock(), () => {});
  registerInboxRoutes(app, inbox, ':root { --ground: black; }');
  onTestFinished(() => app.close());
  return { app, inbox };
}

const link = 'http://localhost:3000/auth/v1/verify?token=abc&type=signup';

test('the inbox page links to each mail, and the mail to where it leads', async () => {
  const { app, inbox } = await startInbox();
  await inbox.send(
    confirmationMail({ to: '<b>@example.com', link, code: '123456', language: 'en' }),
  );
  const page = await app.inject('/inbox');
  const [, path] = /href="(inbox\/[\w-]+)"/.exec(page.body) ?? [];
  expect(page.body).toContain('&lt;b&gt;@example.com');
  expect(page.body).not.toContain('<b>@');
  const mail = await app.inject(`/${path}`);
  expect(mail.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(mail.body).toContain(`href="${link.replace('&', '&amp;')}"`);
});

test('the inbox page has the looks of the app, and leads back to it, as a mail does to the inbox', async () => {
  const { app, inbox } = await startInbox();
  await inbox.send(
    confirmationMail({ to: 'ann@example.com', link, code: '123456', language: 'en' }),
  );
  const { body } = await app.inject('/inbox');
  expect(body).toContain('<style>:root { --ground: black; }');
  expect(body).toContain('href="./"');
  const [, path] = /href="(inbox\/[\w-]+)"/.exec(body) ?? [];
  expect((await app.inject(`/${path}`)).body).toContain('href="../inbox"');
});

test('a subject from right to left is set as such among the English words of the page', async () => {
  const { app, inbox } = await startInbox();
  await inbox.send(
    confirmationMail({ to: 'ann@example.com', link, code: '123456', language: 'ar' }),
  );
  expect((await app.inject('/inbox')).body).toMatch(/href="inbox\/[\w-]+" dir="auto">أكّد عنوان/);
});

test('an empty inbox says so', async () => {
  const { app } = await startInbox();
  expect((await app.inject('/inbox')).body).toContain('No mail has been sent yet.');
});

const strangers: [string, object][] = [
  ['another machine', { remoteAddress: '192.0.2.7' }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
  ['a page of another name that points here', { headers: { host: 'evil.example' } }],
];

for (const [who, request] of strangers) {
  test(`the inbox is not there for ${who}`, async () => {
    const { app, inbox } = await startInbox();
    await inbox.send(
      confirmationMail({ to: 'ann@example.com', link, code: '123456', language: 'en' }),
    );
    const response = await app.inject({ url: '/inbox', ...request });
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('ann@example.com');
  });
}
