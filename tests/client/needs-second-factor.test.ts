import type { Session } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { needsSecondFactor } from '#client/features/session/needs-second-factor.ts';

const verified = [{ status: 'verified' }];

function aSession(payload: unknown, factors?: { status: string }[]): Session {
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return { access_token: `e30.${encoded}.c2ln`, user: { factors } } as unknown as Session;
}

test('who has no second factor is logged in with the first', () => {
  expect(needsSecondFactor(aSession({ aal: 'aal1' }))).toBe(false);
  expect(needsSecondFactor(aSession({ aal: 'aal1' }, []))).toBe(false);
});

test('a second factor that was never confirmed is none', () => {
  expect(needsSecondFactor(aSession({ aal: 'aal1' }, [{ status: 'unverified' }]))).toBe(false);
});

test('who has a second factor and has not shown it is not yet logged in', () => {
  expect(needsSecondFactor(aSession({ aal: 'aal1' }, verified))).toBe(true);
});

test('who has shown the second factor is logged in', () => {
  expect(needsSecondFactor(aSession({ aal: 'aal2' }, verified))).toBe(false);
});

test('a name beyond ASCII in the token does not get in the way', () => {
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
