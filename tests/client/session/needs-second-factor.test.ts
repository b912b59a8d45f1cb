import type { Session } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { needsSecondFactor } from '#client/features/session/needs-second-factor.ts';

const verified = [{ status: 'verified' }];

function aSession(payload: unknown, factors?: { status: string }[]): Session {
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return { access_token: `e30.${encoded}.c2ln`, user: { factors } } as unknown as Session;
}

test('a user without a second factor is logged in with the first', () => {
  expect(needsSecondFactor(aSession({ aal: 'aal1' }))).toBe(false);
  expect(needsSecondFactor(aSession({ aal: 'aal1' }, []))).toBe(false);
});

test('a second factor that was never confirmed does not count', () => {
  expect(needsSecondFactor(aSession({ aal: 'aal1' }, [{ status: 'unverified' }]))).toBe(false);
});

test('a user with a second factor is not logged in before they verify it', () => {
  expect(needsSecondFactor(aSession({ aal: 'aal1' }, verified))).toBe(true);
});

test('a user who has verified the second factor is logged in', () => {
  expect(needsSecondFactor(aSession({ aal: 'aal2' }, verified))).toBe(false);
});

test('a token with a name beyond ASCII is read', () => {
  const payload = { user_metadata: { name: 'Žofie ☃ 🎬' }, aal: 'aal2' };
  expect(needsSecondFactor(aSession(payload, verified))).toBe(false);
});

test.each(['', 'nonsense', 'a.!.c', 'e30.bm90IGpzb24.c2ln', 'e30.e30.c2ln'])(
  'the unreadable token "%s" shows nothing',
  (token) => {
    const session = { access_token: token, user: { factors: verified } } as unknown as Session;
    expect(needsSecondFactor(session)).toBe(true);
  },
);
