import { expect, test } from 'vitest';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';

const ada = { email: 'ada@example.com', password: 'correct horse' };
const PUBLIC_URL = 'https://movies.example.com';

test('the link in a mail leads over the public URL to the page that was asked for', async () => {
  const { call, mailer, newestLinkQuery } = await startAccountsApi({ PUBLIC_URL });
  await call('POST', `/signup?redirect_to=${PUBLIC_URL}/welcome`, { body: ada });
  expect(mailer.sent[0]?.text).toContain(`${PUBLIC_URL}/auth/v1/verify?token=`);
  expect(newestLinkQuery().get('redirect_to')).toBe(`${PUBLIC_URL}/welcome`);
});

const targets = [
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
] as const;

test('a target on the site is kept, any other is the site itself', async () => {
  const { call, newestLinkQuery } = await startAccountsApi({ PUBLIC_URL });
  for (const [asked, target] of targets) {
    await call('POST', `/signup?redirect_to=${encodeURIComponent(asked)}`, { body: ada });
    expect(newestLinkQuery().get('redirect_to'), asked).toBe(target ?? `${PUBLIC_URL}/`);
  }
});

const localTargets = [
  ['http://localhost:5173/x', 'http://localhost:5173/x'],
  ['https://localhost:5173/x', 'http://localhost:3000/'],
  ['http://127.0.0.1:3000/x', 'http://localhost:3000/'],
] as const;

test('a site on this machine keeps a target on another of its ports', async () => {
  const { call, newestLinkQuery } = await startAccountsApi();
  for (const [asked, target] of localTargets) {
    await call('POST', `/signup?redirect_to=${encodeURIComponent(asked)}`, { body: ada });
    expect(newestLinkQuery().get('redirect_to'), asked).toBe(target);
  }
});

test('the first usable of header, query and Referer is taken', async () => {
  const { call, newestLinkQuery } = await startAccountsApi({ PUBLIC_URL });
  const target = async (redirect_to: string, query: string, referer: string) => {
    const headers = { redirect_to, referer };
    await call('POST', `/signup?redirect_to=${query}`, { body: ada, headers });
    return newestLinkQuery().get('redirect_to');
  };
  const [a, b, c] = ['a', 'b', 'c'].map((page) => `${PUBLIC_URL}/${page}`) as [
    string,
    string,
    string,
  ];
  expect(await target(a, b, c)).toBe(a);
  expect(await target('https://evil.test/', b, c)).toBe(b);
  expect(await target('https://evil.test/', 'https://evil.test/', c)).toBe(c);
});

test('a link whose target was changed on its way leads to the site', async () => {
  const { post, get, newestLink } = await startAccountsApi({ PUBLIC_URL });
  await post('/signup', ada);
  const changed = newestLink().replace(/redirect_to=.*/, 'redirect_to=https%3A%2F%2Fevil.test');
  expect(String((await get(changed)).headers.location)).toMatch(
    /^https:\/\/movies\.example\.com\/#access_token=/,
  );
});
