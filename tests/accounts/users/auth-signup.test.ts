import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import type { Mailer } from '#server/mail/mailer.ts';
import { ada, startAccountsApi, startRegistered } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

test('signing up gives the bare user and no session', async () => {
  const { signUp } = await startAccountsApi();
  const answer = await signUp({ data: { name: 'Ada' } });
  expect(answer.statusCode).toBe(200);
  const user = answer.json();
  expect(user).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    email: ada.email,
    phone: '',
    confirmation_sent_at: '2026-11-21T12:00:00.000Z',
    app_metadata: { provider: 'email', providers: ['email'] },
    is_anonymous: false,
  });
  expect(user.user_metadata).toEqual({
    name: 'Ada',
    email: ada.email,
    email_verified: false,
    phone_verified: false,
    sub: user.id,
  });
  expect(user.identities).toMatchObject([
    { id: user.id, user_id: user.id, provider: 'email', email: ada.email },
  ]);
  for (const member of ['session', 'access_token', 'email_confirmed_at', 'last_sign_in_at'])
    expect(user).not.toHaveProperty(member);
});

test('signing up mails one link', async () => {
  const { mailer, newestLinkQuery, signUp } = await startAccountsApi();
  await signUp();
  expect(mailer.sent.map((mail) => mail.to)).toEqual([ada.email]);
  expect(newestLinkQuery().get('type')).toBe('signup');
});

test('no answer contains a password or its hash', async () => {
  const { signUp } = await startAccountsApi();
  const { body } = await signUp();
  expect(body).not.toMatch(/password|argon2|correct horse/);
});

test('the address is trimmed and stored in lower case', async () => {
  const { signUp } = await startAccountsApi();
  const answer = await signUp({ email: ' Ada@Example.COM ' });
  expect(answer.json().email).toBe(ada.email);
});

test('an unconfirmed address gets a new mail, and keeps password and data', async () => {
  const { mailer, followLink, logIn, signUp } = await startAccountsApi();
  const first = (await signUp({ data: { name: 'Ada' } })).json();
  const again = await signUp({ data: { name: 'Eve' } });
  expect(again.json()).toMatchObject({ id: first.id, user_metadata: { name: 'Ada' } });
  expect(mailer.sent).toHaveLength(2);

  await followLink();
  expect((await logIn()).statusCode).toBe(200);
});

const intruder = { password: 'the intruder’s' };
const ownersWays = [
  ['/signup', { ...ada, password: 'the owner’s' }],
  ['/otp', { email: ada.email }],
] as const;

test.each(ownersWays)(
  'an intruder who registered a stranger’s address is locked out when its owner comes by %s',
  async (path, body) => {
    const { post, followLink, logIn, signUp } = await startAccountsApi();
    await signUp(intruder);
    await post(path, body);
    expect((await followLink()).hash).toContain('access_token=');
    await refused(logIn(ada.email, intruder.password), 400, 'invalid_credentials');
    await refused(logIn(ada.email, 'the owner’s'), 400, 'invalid_credentials');
  },
);

test.each(ownersWays)(
  'an intruder’s sign-up while the owner’s mail by %s is being sent leaves the intruder no password',
  async (path, body) => {
    const { post, mailer, followLink, logIn, signUp } = await startAccountsApi();
    const owner = holdNextMail(mailer);
    const answer = post(path, body);
    await owner.isHeld;
    await signUp(intruder);
    owner.release();
    expect((await answer).statusCode).toBe(200);
    expect((await followLink()).hash).toContain('access_token=');
    await refused(logIn(ada.email, intruder.password), 400, 'invalid_credentials');
    await refused(logIn(ada.email, 'the owner’s'), 400, 'invalid_credentials');
  },
);

/** Lets the next mail wait until it is released. */
function holdNextMail(mailer: Mailer) {
  const { send } = mailer;
  const events = new EventEmitter();
  const isHeld = once(events, 'held');
  const isReleased = once(events, 'released');
  mailer.send = async (mail) => {
    mailer.send = send;
    events.emit('held');
    await isReleased;
    await send(mail);
  };
  return { isHeld, release: () => events.emit('released') };
}

test('the sign-up of a confirmed address reveals nothing of its owner, and sends no mail', async () => {
  const { signUp, mailer, rowsOf } = await startRegistered();
  const answer = await signUp({ password: 'a guess', data: { name: 'Eve' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    id: expect.any(String),
    aud: 'authenticated',
    role: '',
    email: ada.email,
    phone: '',
    confirmation_sent_at: '2026-11-21T12:00:00.000Z',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name: 'Eve' },
    identities: [],
    created_at: '2026-11-21T12:00:00.000Z',
    updated_at: '2026-11-21T12:00:00.000Z',
    is_anonymous: false,
  });
  expect(await rowsOf('users')).not.toMatchObject([{ id: answer.json().id }]);
  expect(mailer.sent).toHaveLength(1);
});

test('two sign-ups at the same time make one user', async () => {
  const { signUp, rowsOf } = await startAccountsApi();
  const answers = await Promise.all([signUp(), signUp()]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
  expect(answers[0]?.json().id).toBe(answers[1]?.json().id);
  expect(await rowsOf('users')).toHaveLength(1);
});

const phone = '+41790000000';
const code_challenge = 'x'.repeat(43);
const s256 = { code_challenge_method: 's256' };

test.each([
  [{}, 422, 'anonymous_provider_disabled'],
  [{ data: { name: 'Ada' } }, 422, 'anonymous_provider_disabled'],
  [{ email: ada.email }, 400, 'validation_failed'],
  [{ ...ada, password: 'é'.repeat(37) }, 400, 'validation_failed'],
  [{ ...ada, phone }, 400, 'validation_failed'],
  [{ phone, password: ada.password }, 400, 'phone_provider_disabled'],
  [{ ...ada, email: 'ada' }, 400, 'validation_failed'],
  [{ ...ada, email: 'ada@ex ample.com' }, 400, 'validation_failed'],
  [{ email: 'ada', password: '12345' }, 400, 'validation_failed'],
  [{ ...ada, email: 'ada@example.com\r\nBcc: eve@example.com' }, 400, 'validation_failed'],
  [{ ...ada, email: 'ada@example.com,eve@example.com' }, 400, 'validation_failed'],
  [{ ...ada, email: `${'a'.repeat(244)}@example.com` }, 400, 'validation_failed'],
  [{ ...ada, code_challenge }, 400, 'validation_failed'],
  [{ ...ada, ...s256, code_challenge: 'short' }, 400, 'validation_failed'],
  [{ ...ada, ...s256, code_challenge: '!'.repeat(43) }, 400, 'validation_failed'],
  [{ ...ada, code_challenge, code_challenge_method: 'md5' }, 400, 'validation_failed'],
  [{ ...ada, data: 'text' }, 400, 'bad_json'],
  [{ ...ada, data: [1] }, 400, 'bad_json'],
  [{ ...ada, data: { text: 'x'.repeat(8192) } }, 400, 'validation_failed'],
])('the sign-up %j is refused, and no user is made', async (body, status, code) => {
  const { post, mailer, rowsOf } = await startAccountsApi();
  await refused(post('/signup', body), status, code);
  expect(await rowsOf('users')).toEqual([]);
  expect(mailer.sent).toEqual([]);
});

test('a password of five characters is weak', async () => {
  const { signUp } = await startAccountsApi();
  const answer = await refused(signUp({ password: '12345' }), 422, 'weak_password');
  expect(answer.json()).toEqual({
    code: 'weak_password',
    message: 'Password should be at least 6 characters.',
    weak_password: { reasons: ['length'] },
  });
});

test.each(['zq5#kp', 'é'.repeat(36)])(
  'the password %s, of six characters or of 72 bytes, is taken',
  async (password) => {
    const { signUp } = await startAccountsApi();
    expect((await signUp({ password })).statusCode).toBe(200);
  },
);

test('data nested too deeply is refused', async () => {
  const { app, secrets } = await startAccountsApi();
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/v1/signup',
    headers: { apikey: secrets.publishableKey },
    payload: `{"email":"ada@example.com","password":"correct horse","data":{"a":${deep}}}`,
  });
  expect(answer.statusCode).toBe(400);
});

test('data with strange characters comes back as it was sent', async () => {
  const { signUp } = await startAccountsApi();
  const name = 'Zoë \0 \ud800 🎬';
  expect((await signUp({ data: { name } })).json().user_metadata.name).toBe(name);
});
