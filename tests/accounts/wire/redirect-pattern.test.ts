import { expect, test } from 'vitest';
import { pickTarget } from '#server/accounts/requests/redirect-target.ts';

const publicUrl = 'https://app.example.com';
const home = `${publicUrl}/`;

function targetOf(candidate: string, ...allowedRedirects: string[]) {
  return pickTarget([candidate], { publicUrl, allowedRedirects });
}

// docs/contracts/accounts.md#redirects
test.each([
  ['https://app.example.com/x?y=1', 'https://app.example.com/x?y=1'],
  ['https://a.b.example.com/x', home],
  ['http://app.example.com/', home],
])('%s redirects to %s', (candidate, target) => {
  expect(targetOf(candidate, 'https://*.example.com/**')).toBe(target);
});

test.each([
  ['https://a.example.com/x/y', 'https://*.example.com/**'],
  ['https://a.example.com/x', 'https://*.example.com/*'],
  ['https://a1.example.com/', 'https://a?.example.com/'],
  ['https://b.example.com/', 'https://[ab].example.com/'],
  ['https://b.example.com/', 'https://{a,b}.example.com/'],
  ['myapp://callback', 'myapp://callback'],
  ['https://a.example.com/x?y=1', 'https://a.example.com/x[?]y=1'],
  ['http://127.0.0.1:5173/x', 'http://127.0.0.1:*/**'],
])('%s matches %s', (candidate, pattern) => {
  const withoutClass = pattern.replace('[?]', '?');
  expect(targetOf(candidate, withoutClass)).toBe(candidate);
});

test.each([
  ['https://a.example.com/x/y', 'https://*.example.com/*'],
  ['https://aexample.com/', 'https://*.example.com/**'],
  ['https://a.example.com.evil.com/', 'https://*.example.com/**'],
  ['https://c.example.com/', 'https://{a,b}.example.com/'],
  ['https://axexample.com/', 'https://a.example.com/'],
  ['http://10.0.0.1/x', 'http://**'],
  ['http://2130706433/x', 'http://10.*/**'],
])('%s does not match %s', (candidate, pattern) => {
  expect(targetOf(candidate, pattern)).toBe(home);
});

test('a pattern with characters of regular expressions is taken literally', () => {
  expect(targetOf('https://a.example.com/(x', 'https://a.example.com/(x')).toContain('(x');
  expect(targetOf('https://a.example.com/x', 'https://a.example.com/(x|y)')).toBe(home);
});
