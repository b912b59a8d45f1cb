import { expect, test } from 'vitest';
import { rememberVerified } from '#server/accounts/tokens/remember-verified.ts';
import { aClock } from '#tests/support/start-test-app.ts';

/** A check that accepts every token that does not begin with `bad`, for a minute, and counts its calls. */
function aCheck(clock: () => number) {
  const checked: string[] = [];
  const exp = Math.floor(clock() / 1000) + 60;
  const verify = rememberVerified(async (token) => {
    checked.push(token);
    if (token.startsWith('bad')) return { ok: false, reason: 'invalid' };
    if (exp <= clock() / 1000) return { ok: false, reason: 'expired' };
    return { ok: true, claims: { sub: token, exp } };
  }, clock);
  return { verify, checked };
}

test('a good token is checked once, and each caller gets its own copy of the claims', async () => {
  const { verify, checked } = aCheck(aClock());
  expect(await verify('ann')).toMatchObject({ ok: true, claims: { sub: 'ann' } });
  expect(await verify('bob')).toMatchObject({ ok: true, claims: { sub: 'bob' } });
  expect(await verify('ann')).toMatchObject({ ok: true, claims: { sub: 'ann' } });
  expect(checked).toEqual(['ann', 'bob']);
});

test('a cached token is refused from the second it expires', async () => {
  const clock = aClock();
  const { verify } = aCheck(clock);
  await verify('ann');
  clock.advance(59_999);
  expect(await verify('ann')).toMatchObject({ ok: true });
  clock.advance(1);
  expect(await verify('ann')).toEqual({ ok: false, reason: 'expired' });
});

test('a bad token is checked each time', async () => {
  const { verify, checked } = aCheck(aClock());
  await verify('bad');
  expect(await verify('bad')).toEqual({ ok: false, reason: 'invalid' });
  expect(checked).toEqual(['bad', 'bad']);
});

test('ten thousand tokens are cached, and one more evicts the first', async () => {
  const { verify, checked } = aCheck(aClock());
  for (let person = 0; person <= 10_000; person += 1) await verify(`person-${person}`);
  await verify('person-1');
  expect(checked).toHaveLength(10_001);
  await verify('person-0');
  expect(checked).toHaveLength(10_002);
});
