import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { weaknessesOf } from '#server/accounts/passwords/password-policy.ts';
import { startAccountsApi, startRegistered } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const email = 'ada@example.com';

test.each([
  '123456',
  'password',
  'Password',
  'password123',
  'trustno1',
  'marquee',
  'Marquee',
  'marquee2026!',
  '123marquee',
  'ada@example.com',
])('%s is easy to guess', (password) => {
  expect(weaknessesOf(password, 6, email)).toEqual(['pwned']);
});

test.each(['correct horse', 'zq5#kp', 'my marquee lights', '🐎🐎🐎🐎🐎🐎'])(
  '%s is taken',
  (password) => {
    expect(weaknessesOf(password, 6, email)).toEqual([]);
  },
);

test('the length of a password is counted in visible characters', () => {
  expect(weaknessesOf('🐎🐎🐎🐎🐎', 6, email)).toEqual(['length']);
});

test('the 3,000 most common passwords of the required length are refused', () => {
  const known = dictionary['passwords-common'].filter(({ length }) => length >= 10);
  const refused = known.filter((password) => weaknessesOf(password, 10, email).length > 0);
  expect(refused).toEqual(known.slice(0, 3000));
  expect(weaknessesOf('qwertyuiop', 10, email)).toEqual(['pwned']);
  expect(weaknessesOf('1q2w3e4r5t6y', 12, email)).toEqual(['pwned']);
});

test('a common password is refused at sign-up, with a reason', async () => {
  const { signUp } = await startAccountsApi();
  const answer = await refused(signUp({ password: 'trustno1' }), 422, 'weak_password');
  expect(answer.json()).toEqual({
    code: 'weak_password',
    message: 'Password is known to be weak and easy to guess, please choose a different one.',
    weak_password: { reasons: ['pwned'] },
  });
});

test('a common password is refused at a change', async () => {
  const { put } = await startRegistered();
  await refused(put({ password: 'trustno1' }), 422, 'weak_password');
});
