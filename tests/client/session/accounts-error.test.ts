import { expect, test } from 'vitest';
import { messageOf } from '#client/features/session/accounts-error.ts';
import { ar } from '#client/messages/ar.ts';
import { de } from '#client/messages/de.ts';
import { en } from '#client/messages/en.ts';
import { es } from '#client/messages/es.ts';
import { fr } from '#client/messages/fr.ts';

const fallback = 'Failed to log in';
const refusal = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };

test('messages of the auth service are shown in its own words', () => {
  expect(messageOf(refusal, fallback, en)).toBe('Invalid login credentials');
});

test('a usual failure is shown in the visitor’s language', () => {
  expect(messageOf(refusal, fallback, es)).toBe('El correo o la contraseña no son correctos.');
});

test('an unusual failure is shown in the words of the auth service in every language', () => {
  const unusual = { status: 400, code: 'hook_refused', message: 'Not on Sundays' };
  expect(messageOf(unusual, fallback, es)).toBe('Not on Sundays');
});

test('a failure without a message of the auth service is shown in the words of the form', () => {
  expect(messageOf({ message: 'Failed to fetch' }, fallback, es)).toBe(fallback);
  expect(messageOf({ ...refusal, status: 502 }, fallback, es)).toBe(fallback);
  expect(messageOf({ status: 404, message: 'Not Found' }, fallback, es)).toBe(fallback);
});

test('each language has words for the same failures', () => {
  const codesOf = ({ session }: typeof en) => Object.keys(session.serviceErrors).sort();
  expect(codesOf(es)).toContain('otp_expired');
  for (const messages of [fr, de, ar]) expect(codesOf(messages)).toEqual(codesOf(es));
});
