import { expect, test } from 'vitest';
import { ada, challenge, startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const { email, password } = ada;

/** A server with limits, and calls to it from other networks, as a trusted proxy reports them. */
async function startLimited(env: Record<string, string> = {}) {
  const api = await startAccountsApi({ REQUEST_LIMIT_FACTOR: '1', ...env });
  const from = (ip: string) => (path: string, body: object) =>
    api.call('POST', path, { body, headers: { 'x-forwarded-for': ip } });
  const guessFrom = (ip: string, address = email) =>
    from(ip)('/token?grant_type=password', { email: address, password: 'a guess' });
  return { ...api, from, guessFrom };
}

/** A server with limits where Ada is registered. */
async function startRegisteredLimited(env?: Record<string, string>) {
  const api = await startLimited(env);
  const { access_token: as } = await api.register();
  return { ...api, as };
}

async function times<T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await call(index));
  return answers;
}

test.each([
  ['/token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' }],
  ['/token?grant_type=password', {}],
  ['/signup', { email: 'nonsense', password }],
  ['/recover', { email: 'nonsense' }],
  ['/otp', { email: 'nonsense' }],
  ['/magiclink', { email: 'nonsense' }],
  ['/resend', { type: 'signup', email: 'nonsense' }],
  ['/verify', { type: 'signup', token_hash: 'a' }],
])('%s takes thirty requests of a network at once, then asks to wait', async (path, body) => {
  const { from, clock } = await startLimited();
  const ask = async () => from('203.0.113.7')(path, body);
  const answers = await times(30, ask);
  for (const { statusCode } of answers) expect(statusCode).toBeLessThan(429);
  const answer = await refused(ask(), 429, 'over_request_rate_limit');
  const seconds = Number(answer.headers['retry-after']);
  expect(answer.json().message).toContain(`${seconds} seconds`);

  clock.advance(seconds * 1000);
  expect((await ask()).statusCode).toBeLessThan(429);
});

test("one network's limit does not affect another network", async () => {
  const { from } = await startLimited();
  await times(31, () => from('203.0.113.7')('/recover', {}));
  expect((await from('203.0.113.8')('/recover', { email })).statusCode).toBe(200);
});

test('all addresses of an IPv6 network count as one', async () => {
  const { from } = await startLimited();
  await times(30, (host) => from(`2001:db8:1:2::${host}`)('/recover', {}));
  expect((await from('2001:db8:1:2:ffff::1')('/recover', {})).statusCode).toBe(429);
  expect((await from('2001:db8:1:3::1')('/recover', {})).statusCode).toBe(400);
});

test('the 65,536 networks of an IPv6 site share sixteen allowances', async () => {
  const { from } = await startLimited();
  const ask = (network: number) => from(`2001:db8:1:${network.toString(16)}::1`)('/recover', {});
  for (const { statusCode } of await times(480, ask)) expect(statusCode).toBe(400);
  expect((await ask(480)).statusCode).toBe(429);
  expect((await from('2001:db8:2::1')('/recover', {})).statusCode).toBe(400);
});

test('a network over its limit does not use up the allowance of its neighbours', async () => {
  const { from } = await startLimited();
  await times(500, () => from('2001:db8:1:2::1')('/recover', {}));
  expect((await from('2001:db8:1:3::1')('/recover', {})).statusCode).toBe(400);
});

test('a caller that is not a trusted proxy cannot choose the address it is counted by', async () => {
  const { from } = await startLimited({ TRUSTED_PROXIES: 'none' });
  await times(30, (host) => from(`203.0.113.${host}`)('/recover', {}));
  expect((await from('203.0.113.99')('/recover', {})).statusCode).toBe(429);
});

test.each([
  ['exists', email],
  ['does not exist', 'nobody@example.com'],
])('ten wrong passwords block guesses at an account that %s', async (_whether, address) => {
  const { guessFrom } = await startRegisteredLimited();
  await times(10, (host) =>
    refused(guessFrom(`203.0.113.${host}`, address), 400, 'invalid_credentials'),
  );
  const answer = guessFrom('203.0.113.99', address);
  const { headers } = await refused(answer, 429, 'over_request_rate_limit');
  expect(headers['retry-after']).toBe('60');
});

test('of twenty guesses at once only ten are checked', async () => {
  const { guessFrom } = await startRegisteredLimited();
  const guesses = Array.from({ length: 20 }, (_, host) => guessFrom(`203.0.113.${host}`));
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([...Array(10).fill(400), ...Array(10).fill(429)]);
});

test('a stolen session cannot guess the password faster by setting it as the new one', async () => {
  const { as, change } = await startRegisteredLimited();
  // Refused for its size, so that a wrong guess does not change the password.
  const data = { large: 'x'.repeat(9000) };
  await times(10, (attempt) =>
    refused(change(as, { password: `a guess ${attempt}`, data }), 400, 'validation_failed'),
  );
  await refused(change(as, { password, data }), 429, 'over_request_rate_limit');
});

test('right passwords do not count towards the limit', async () => {
  const { logIn } = await startRegisteredLimited();
  for (const { statusCode } of await times(15, () => logIn())) expect(statusCode).toBe(200);
});

test('strangers cannot lock the owner out of a network they came from before', async () => {
  const { logIn, from, guessFrom } = await startRegisteredLimited();
  await logIn();
  await times(12, (host) => guessFrom(`203.0.113.${host}`));
  const elsewhere = await from('198.51.100.1')('/token?grant_type=password', ada);
  expect(elsewhere.statusCode).toBe(429);
  expect((await logIn()).statusCode).toBe(200);
});

test('a user whose password log-in is limited can log in by a mailed link', async () => {
  const { from, guessFrom, followLink } = await startRegisteredLimited();
  await times(11, () => guessFrom('203.0.113.1'));
  await from('203.0.113.1')('/otp', { email, create_user: false });
  expect((await followLink()).hash).toContain('access_token=');
});

test('the counts survive a restart', async () => {
  const { guessFrom, restart } = await startRegisteredLimited();
  await times(10, (host) => guessFrom(`203.0.113.${host}`));
  await restart();
  await refused(guessFrom('203.0.113.99'), 429, 'over_request_rate_limit');
});

test('the stored counts contain neither mail address nor network', async () => {
  const { guessFrom, rowsOf } = await startLimited();
  await guessFrom('203.0.113.1');
  const rows = await rowsOf('request_limits');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/ada|203\.0/);
});

test('new codes do not allow more than ten guesses', async () => {
  const { signUp, post, from } = await startLimited();
  await signUp();
  const answers = await times(15, async (attempt) => {
    if (attempt % 5 === 0) await post('/resend', { type: 'signup', email });
    const token = String(attempt).padStart(6, '0');
    return from('203.0.113.1')('/verify', { type: 'signup', email, token });
  });
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});

test('wrong codes for different kinds of mail count together', async () => {
  const { logIn, refresh, post, get, clock, change } = await startRegisteredLimited({
    REQUIRE_REAUTHENTICATION: 'true',
  });
  const { refresh_token } = (await logIn()).json();
  clock.advance(86_400_001);
  const { access_token: as } = (await refresh(refresh_token)).json();
  await get('/reauthenticate', as);
  await times(10, () => post('/verify', { type: 'recovery', email, token: '000000' }));
  const body = { password: 'battery staple', nonce: '000000' };
  await refused(change(as, body), 429, 'over_request_rate_limit');
});

test('one address gets at most ten mails of a kind at once, whoever asks', async () => {
  const { from, mailer } = await startRegisteredLimited();
  const before = mailer.sent.length;
  await times(15, (host) => from(`203.0.113.${host}`)('/recover', { email }));
  expect(mailer.sent.length - before).toBe(10);
});

test('a stranger’s request with a challenge does not make the owner’s link useless', async () => {
  const { from, newestLink, followLink } = await startRegisteredLimited({
    MAIL_INTERVAL_SECONDS: '60',
  });
  await from('203.0.113.1')('/otp', { email });
  const link = newestLink();
  const strange = await from('198.51.100.1')('/otp', { email, ...challenge });
  expect(strange.statusCode).toBe(200);
  expect((await followLink(link)).hash).toContain('access_token');
});
