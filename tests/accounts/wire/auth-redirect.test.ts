import { expect, test } from 'vitest';
import { ada, startAccountsApi } from '#tests/support/accounts/accounts-api.ts';

const PUBLIC_URL = 'https://movies.example.com';

test('the link in a mail leads over the public URL to the requested page', async () => {
  const { call, mailer, newestLinkQuery } = await startAccountsApi({ PUBLIC_URL });
  await call('POST', `/signup?redirect_to=${PUBLIC_URL}/welcome`, { body: ada });
  expect(mailer.sent[0]?.text).toContain(`${PUBLIC_URL}/auth/v1/verify?token=`);
  expect(newestLinkQuery().get('redirect_to')).toBe(`${PUBLIC_URL}/welcome`);
});

test.each([
  ['https://movies.example.com/x?y=1', 'https://movies.example.com/x?y=1'],
  ['https://movies.example.com:443/x', 'https://movies.example.com/x'],
  ['http://movies.example.com/x', null],
  ['https://movies.example.com:8443/x', null],
  ['https://movies.example.com.evil.test/', null],
  ['https://movies.example.com@evil.test/', null],
  ['https://evil.test@movies.example.com/', null],
  ['https://:secret@movies.example.com/', null],
  ['https://evil.test/https://movies.example.com/', null],
  ['http://localhost:5173/', null],
  ['javascript:alert(1)', null],
  ['//evil.test/', null],
  ['/x', null],
  ['https://movies.example.com\0.evil.test', null],
  ['', null],
])(
  'a target on the site is accepted, any other is replaced by the site: %j',
  async (asked, target) => {
    const { call, newestLinkQuery } = await startAccountsApi({ PUBLIC_URL });
    await call('POST', `/signup?redirect_to=${encodeURIComponent(asked)}`, { body: ada });
    expect(newestLinkQuery().get('redirect_to')).toBe(target ?? `${PUBLIC_URL}/`);
  },
);

test.each([
  ['http://localhost:5173/x', 'http://localhost:5173/x'],
  ['https://localhost:5173/x', 'http://localhost:3000/'],
  ['http://127.0.0.1:3000/x', 'http://localhost:3000/'],
])('a site on localhost accepts a target on another port: %s', async (asked, target) => {
  const { call, newestLinkQuery } = await startAccountsApi();
  await call('POST', `/signup?redirect_to=${encodeURIComponent(asked)}`, { body: ada });
  expect(newestLinkQuery().get('redirect_to')).toBe(target);
});

const [a, b, c] = [`${PUBLIC_URL}/a`, `${PUBLIC_URL}/b`, `${PUBLIC_URL}/c`];
const elsewhere = 'https://evil.test/';

test.each([
  ['header', a, b, a],
  ['query', elsewhere, b, b],
  ['Referer', elsewhere, elsewhere, c],
])(
  'the %s is the target where no source before it is usable',
  async (_from, header, query, target) => {
    const { call, newestLinkQuery } = await startAccountsApi({ PUBLIC_URL });
    const headers = { redirect_to: header, referer: c };
    await call('POST', `/signup?redirect_to=${query}`, { body: ada, headers });
    expect(newestLinkQuery().get('redirect_to')).toBe(target);
  },
);

test('a link whose target was tampered with leads to the site', async () => {
  const { signUp, newestLink, followLink } = await startAccountsApi({ PUBLIC_URL });
  await signUp();
  const changed = newestLink().replace(/redirect_to=.*/, 'redirect_to=https%3A%2F%2Fevil.test');
  const { href } = await followLink(changed);
  expect(href).toMatch(/^https:\/\/movies\.example\.com\/#access_token=/);
});
