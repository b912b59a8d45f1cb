import type { Session } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import {
  followEvent,
  judgeStored,
  type SessionState,
} from '#client/features/session/session-state.ts';

/** Ann's session, which ends in `seconds`. */
function aSession(seconds: number, factors: { status: string }[] = []): Session {
  const user = { id: 'ann', email: 'ann@example.com', factors };
  const expires_at = Date.now() / 1000 + seconds;
  return { access_token: 'e30.e30.c2ln', expires_at, user } as unknown as Session;
}

const verified = [{ status: 'verified' }];
const signedIn: SessionState = { status: 'signed-in', userId: 'ann', email: 'ann@example.com' };
const leftByChoice: SessionState = { status: 'signed-out', isByChoice: true, farewell: 'Bye' };

test('a stored session that lasts counts at once', () => {
  expect(judgeStored(aSession(180), true)).toEqual(signedIn);
});

test('without a stored session nobody is logged in', () => {
  expect(judgeStored(null, true)).toEqual({ status: 'signed-out', isByChoice: false });
});

test.each([
  ['has expired', aSession(-10)],
  ['is about to be refreshed', aSession(60)],
  ['is half a log in', aSession(3600, verified)],
])('a stored session that %s is left to the accounts client', (_what, session) => {
  expect(judgeStored(session, true)).toBeNull();
});

test.each([
  ['has expired', aSession(-10), signedIn],
  ['is half a log in', aSession(3600, verified), { status: 'needs-second-factor' }],
])('without a network a stored session that %s counts as it is', (_what, session, state) => {
  expect(judgeStored(session, false)).toEqual(state);
});

test.each([
  ['counted already', signedIn],
  ['has expired, so that nobody is known yet', { status: 'loading', isPresumedSignedIn: true }],
] as const)('a stored session that could only not be checked counts: it %s', (_what, current) => {
  expect(followEvent(current, 'INITIAL_SESSION', null, aSession(-10))).toEqual(signedIn);
});

test('half a log in that could only not be checked still needs its code', () => {
  const unknown: SessionState = { status: 'loading', isPresumedSignedIn: true };
  const state = followEvent(unknown, 'INITIAL_SESSION', null, aSession(-10, verified));
  expect(state).toEqual({ status: 'needs-second-factor' });
});

test('a session that another tab ended before the accounts client was loaded is over', () => {
  const state = followEvent(signedIn, 'INITIAL_SESSION', null, null);
  expect(state).toEqual({ status: 'signed-out', isByChoice: false });
});

test('who has logged out stays so, with the farewell', () => {
  expect(followEvent(leftByChoice, 'INITIAL_SESSION', null, null)).toBe(leftByChoice);
  expect(followEvent(leftByChoice, 'SIGNED_OUT', null, null)).toBe(leftByChoice);
});

test('an event about the same user changes nothing', () => {
  const session = aSession(3600);
  expect(followEvent(signedIn, 'TOKEN_REFRESHED', session, session)).toBe(signedIn);
});
