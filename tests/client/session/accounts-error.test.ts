import { expect, test } from 'vitest';
import { messageOf } from '#client/features/session/accounts-error.ts';
import { words as arSession } from '#client/messages/ar/ar-session.ts';
import { words as deSession } from '#client/messages/de/de-session.ts';
import { words as enSession } from '#client/messages/en/en-session.ts';
import { words as esSession } from '#client/messages/es/es-session.ts';
import { words as frSession } from '#client/messages/fr/fr-session.ts';

const fallback = 'Failed to log in';
const refusal = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };

test('messages of the auth service are shown in its own words', () => {
  expect(messageOf(refusal, fallback, enSession)).toBe('Invalid login credentials');
});

test('a usual failure is shown in the visitor’s language', () => {
  expect(messageOf(refusal, fallback, esSession)).toBe(
    'El correo o la contraseña no son correctos.',
  );
});

test('an unusual failure is shown in the words of the auth service in every language', () => {
  const unusual = { status: 400, code: 'hook_refused', message: 'Not on Sundays' };
  expect(messageOf(unusual, fallback, esSession)).toBe('Not on Sundays');
});

test('a failure without a message of the auth service is shown in the words of the form', () => {
  expect(messageOf({ message: 'Failed to fetch' }, fallback, esSession)).toBe(fallback);
  expect(messageOf({ ...refusal, status: 502 }, fallback, esSession)).toBe(fallback);
  expect(messageOf({ status: 404, message: 'Not Found' }, fallback, esSession)).toBe(fallback);
});

test('each language has words for the same failures', () => {
  const codesOf = ({ serviceErrors }: typeof enSession) => Object.keys(serviceErrors).sort();
  expect(codesOf(esSession)).toContain('otp_expired');
  for (const words of [frSession, deSession, arSession]) {
    expect(codesOf(words)).toEqual(codesOf(esSession));
  }
});
