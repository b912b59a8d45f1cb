import { expect, test } from 'vitest';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const email = 'ada@example.com';
const password = 'correct horse';
const withLimits = { REQUEST_LIMIT_FACTOR: '1' };

/** A server with limits, and calls to it from other networks, as a trusted proxy reports them. */
async function startLimited(env: Record<string, string> = {}) {
  const api = await startAccountsApi({ ...withLimits, ...env });
  const from = (ip: string) => (path: string, body: unknown) =>
    api.call('POST', path, { body, headers: { 'x-forwarded-for': ip } });
  return { ...api, from };
}

const ways = [
  ['/token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' }],
  ['/token?grant_type=password', {}],
  ['/signup', { email: 'nonsense', password }],
  ['/recover', { email: 'nonsense' }],
  ['/otp', { email: 'nonsense' }],
  ['/magiclink', { email: 'nonsense' }],
  ['/resend', { type: 'signup', email: 'nonsense' }],
  ['/verify', { type: 'signup', token_hash: 'a' }],
] as const;

test.each(ways)(
  '%s takes thirty requests of a network at once, then asks to wait',
  async (path, body) => {
    const { from, clock } = await startLimited();
    const ask = from('203.0.113.7');
    for (let request = 0; request < 30; request += 1) {
      expect((await ask(path, body)).statusCode).toBeLessThan(429);
    }
    const refused = await refused(ask(path, body), 429, 'over_request_rate_limit');
    const seconds = Number(refused.headers['retry-after']);
    expect(refused.json().message).toContain(`${seconds} seconds`);

    clock.advance(seconds * 1000);
    expect((await ask(path, body)).statusCode).toBeLessThan(429);
  },
);

test('another network is not held back', async () => {
  const { from } = await startLimited();
  for (let request = 0; request < 31; request += 1) await from('203.0.113.7')('/recover', {});
  expect((await from('203.0.113.8')('/recover', { email })).statusCode).toBe(200);
});

test('all addresses of an IPv6 network are one', async () => {
  const { from } = await startLimited();
  for (let host = 1; host <= 30; host += 1) await from(`2001:db8:1:2::${host}`)('/recover', {});
  expect((await from('2001:db8:1:2:ffff::1')('/recover', {})).statusCode).toBe(429);
  expect((await from('2001:db8:1:3::1')('/recover', {})).statusCode).toBe(400);
});

test('the 65,536 networks of an IPv6 site have sixteen allowances together', async () => {
  const { from } = await startLimited();
  const ask = (network: number) => from(`2001:db8:1:${network.toString(16)}::1`)('/recover', {});
  for (let network = 0; network < 480; network += 1) {
    expect((await ask(network)).statusCode).toBe(400);
  }
  expect((await ask(480)).statusCode).toBe(429);
  expect((await from('2001:db8:2::1')('/recover', {})).statusCode).toBe(400);
});

test('a network that asks too often uses up nothing of its neighbours', async () => {
  const { from } = await startLimited();
  for (let request = 0; request < 500; request += 1) await from('2001:db8:1:2::1')('/recover', {});
  expect((await from('2001:db8:1:3::1')('/recover', {})).statusCode).toBe(400);
});

test('whoever is no trusted proxy cannot say where a request comes from', async () => {
  const { from } = await startLimited({ TRUSTED_PROXIES: 'none' });
  for (let request = 0; request < 30; request += 1)
    await from(`203.0.113.${request}`)('/recover', {});
  expect((await from('203.0.113.99')('/recover', {})).statusCode).toBe(429);
});

test('ten wrong passwords are enough, whether the account exists or not', async () => {
  for (const address of [email, 'nobody@example.com']) {
    const { register, from } = await startLimited();
    await register();
    const guess = (ip: string) =>
      from(ip)('/token?grant_type=password', { email: address, password: 'a guess' });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await guess(`203.0.113.${attempt}`)).json().code).toBe('invalid_credentials');
    }
    const refused = await refused(guess('203.0.113.99'), 429, 'over_request_rate_limit');
    expect(refused.headers['retry-after']).toBe('60');
  }
});

test('twenty guesses at once are no more than ten', async () => {
  const { register, from } = await startLimited();
  await register();
  const guesses = Array.from({ length: 20 }, (_, host) =>
    from(`203.0.113.${host}`)('/token?grant_type=password', { email, password: 'a guess' }),
  );
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('a stolen session finds out the password no faster by asking for it as the new one', async () => {
  const { register, change } = await startLimited();
  const { access_token: as } = await register();
  // Refused for its size, so that a wrong guess does not change the password.
  const data = { large: 'x'.repeat(9000) };
  const guess = (wish: string) => change(as, { password: wish, data });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await guess(`a guess ${attempt}`)).json().code).toBe('validation_failed');
  }
  await refused(guess(password), 429, 'over_request_rate_limit');
});

test('right passwords cost nothing', async () => {
  const { register, logIn } = await startLimited();
  await register();
  for (let attempt = 0; attempt < 15; attempt += 1) expect((await logIn()).statusCode).toBe(200);
});

test('strangers cannot lock the owner out of a network they came from before', async () => {
  const { register, logIn, from } = await startLimited();
  await register();
  await logIn();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await from(`203.0.113.${attempt}`)('/token?grant_type=password', {
      email,
      password: 'a guess',
    });
  }
  const elsewhere = await from('198.51.100.1')('/token?grant_type=password', { email, password });
  expect(elsewhere.statusCode).toBe(429);
  expect((await logIn()).statusCode).toBe(200);
});

test('whoever is refused a password can log in by a mailed link', async () => {
  const { register, from, followLink } = await startLimited();
  await register();
  for (let attempt = 0; attempt < 11; attempt += 1) {
    await from('203.0.113.1')('/token?grant_type=password', { email, password: 'a guess' });
  }
  await from('203.0.113.1')('/otp', { email, create_user: false });
  expect((await followLink()).hash).toContain('access_token=');
});

test('a restart does not forget how many tried', async () => {
  const { from, database } = await startLimited();
  await from('203.0.113.1')('/token?grant_type=password', { email, password: 'a guess' });
  const rows = await database.selectFrom('request_limits').select('key').execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/ada|203\.0/);
});

test('five wrong codes end the code but not the link of the same mail', async () => {
  const { post, followLink, newestCode } = await startLimited();
  await post('/signup', { email, password });
  const code = newestCode();
  const wrong = code === '000000' ? '111111' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await post('/verify', { type: 'signup', email, token: wrong });
  }
  expect((await post('/verify', { type: 'signup', email, token: code })).statusCode).toBe(403);
  expect((await followLink()).hash).toContain('access_token=');
});

test('new codes bring no new guesses beyond ten', async () => {
  const { post, from } = await startLimited();
  await post('/signup', { email, password });
  let answers: number[] = [];
  for (let mail = 0; mail < 3; mail += 1) {
    await post('/resend', { type: 'signup', email });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const token = String(mail * 10 + attempt).padStart(6, '0');
      const body = { type: 'signup', email, token };
      answers = [...answers, (await from('203.0.113.1')('/verify', body)).statusCode];
    }
  }
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
});

test('wrong codes count together, whatever mail they guess at', async () => {
  const { register, logIn, refresh, post, get, clock, change } = await startLimited({
    REQUIRE_REAUTHENTICATION: 'true',
  });
  await register();
  const { refresh_token } = (await logIn()).json();
  clock.advance(86_400_001);
  const { access_token: as } = (await refresh(refresh_token)).json();
  await get('/reauthenticate', as);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await post('/verify', { type: 'recovery', email, token: '000000' });
  }
  const body = { password: 'battery staple', nonce: '000000' };
  expect((await change(as, body)).json().code).toBe('over_request_rate_limit');
});

test('one address gets ten mails of a kind at once at most, whoever asks', async () => {
  const { register, from, mailer } = await startLimited();
  await register();
  const before = mailer.sent.length;
  for (let request = 0; request < 15; request += 1) {
    await from(`203.0.113.${request}`)('/recover', { email });
  }
  expect(mailer.sent.length - before).toBe(10);
});

test('a stranger’s request with a challenge does not make the owner’s link useless', async () => {
  const { register, from, mailer, get } = await startLimited({ MAIL_INTERVAL_SECONDS: '60' });
  await register();
  await from('203.0.113.1')('/otp', { email });
  const link = new URL(mailer.sent.at(-1)?.link ?? '').search;
  const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' };
  const strange = await from('198.51.100.1')('/otp', { email, ...challenge });
  expect(strange.statusCode).toBe(200);
  expect(String((await get(`/verify${link}`)).headers.location)).toContain('access_token=');
});
