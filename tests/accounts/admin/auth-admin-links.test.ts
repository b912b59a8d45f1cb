import { expect, test } from 'vitest';
import { ada, sessionIn } from '#tests/support/accounts/accounts-api.ts';
import { startAdminApi } from '#tests/support/accounts/admin-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const { email, password } = ada;
const taken = 'byron@example.com';
const redirectTo = 'http://localhost:3000/account';

test('an invited user follows the mail and is logged in', async () => {
  const { admin, mailer, followLink, get, actions } = await startAdminApi({ SIGN_UPS: 'false' });
  const { data } = await admin.inviteUserByEmail(email, { data: { name: 'Ada' }, redirectTo });
  expect(data.user).toMatchObject({
    email,
    invited_at: expect.any(String),
    confirmation_sent_at: expect.any(String),
  });
  expect(data.user?.user_metadata).toEqual({ name: 'Ada' });
  expect(mailer.sent).toMatchObject([{ to: email, subject: 'You are invited to Marquee' }]);

  const target = await followLink();
  expect(target.href).toContain(`${redirectTo}#`);
  const session = sessionIn(target);
  expect(session.type).toBe('invite');
  expect((await get('/user', session.access_token)).json()).toMatchObject({ email });
  expect((await actions()).sort()).toEqual(['login', 'user_invited']);
});

test('a user who is not confirmed yet can be invited', async () => {
  const { admin, addUser } = await startAdminApi();
  const { id } = await addUser({ email_confirm: false });
  const { data } = await admin.inviteUserByEmail(email);
  expect(data.user).toMatchObject({ id, invited_at: expect.any(String) });
});

test('a confirmed user cannot be invited', async () => {
  const { admin, addUser } = await startAdminApi();
  await addUser();
  const { error } = await admin.inviteUserByEmail(email);
  expect(error).toMatchObject({ status: 422, code: 'email_exists' });
});

test('an invitation that cannot be mailed leaves nobody behind', async () => {
  const { callAsAdmin, admin, mailer } = await startAdminApi();
  mailer.failure = new Error('connection refused');
  await refused(callAsAdmin('POST', '/invite', { email }), 500, 'unexpected_failure');
  expect((await admin.listUsers()).data.users).toEqual([]);
});

test.each([
  ['signup', 'signup'],
  ['invite', 'invite'],
  ['magiclink', 'signup'],
] as const)(
  'a link of the type %s makes an account and logs in',
  async (type, verificationType) => {
    const { admin, follow, get, mailer } = await startAdminApi();
    const { data } = await admin.generateLink({
      type,
      email,
      password,
      options: { data: { name: 'Ada' } },
    });
    expect(mailer.sent).toEqual([]);
    expect(data.user).toMatchObject({ email });
    expect(data.user?.user_metadata).toEqual({ name: 'Ada' });
    expect(data.properties?.verification_type).toBe(verificationType);
    const session = sessionIn(await follow(data));
    expect(session.type).toBe(verificationType);
    expect((await get('/user', session.access_token)).json()).toMatchObject({ email });
  },
);

test.each(['magiclink', 'recovery'] as const)('a link of the type %s logs in', async (type) => {
  const { admin, addUser, follow, get, mailer } = await startAdminApi();
  const { id } = await addUser();
  const { data } = await admin.generateLink({ type, email });
  expect(mailer.sent).toEqual([]);
  expect(data.user).toMatchObject({ id, recovery_sent_at: expect.any(String) });
  const session = sessionIn(await follow(data));
  expect(session.type).toBe(type);
  expect((await get('/user', session.access_token)).json()).toMatchObject({ id });
});

test('the code of a link logs in too', async () => {
  const { admin, addUser, post } = await startAdminApi();
  await addUser();
  const { data } = await admin.generateLink({ type: 'magiclink', email });
  const answer = await post('/verify', { type: 'email', email, token: data.properties?.email_otp });
  expect(answer.json().user).toMatchObject({ email });
});

test('the token of a link logs in too', async () => {
  const { admin, addUser, post } = await startAdminApi();
  await addUser();
  const { data } = await admin.generateLink({ type: 'recovery', email });
  const token_hash = data.properties?.hashed_token;
  expect(data.properties?.action_link).toContain(`token=${token_hash}&type=recovery`);
  const answer = await post('/verify', { type: 'recovery', token_hash });
  expect(answer.json().user).toMatchObject({ email });
});

test('a sign-up by a link has the password from the request', async () => {
  const { admin, follow, logIn } = await startAdminApi();
  const { data } = await admin.generateLink({ type: 'signup', email, password });
  await follow(data);
  expect((await logIn()).statusCode).toBe(200);
});

test('two links change an address, one for each inbox', async () => {
  const { admin, addUser, follow, get } = await startAdminApi();
  const { id } = await addUser();
  const newEmail = taken;
  const linkFor = async (type: 'email_change_current' | 'email_change_new') => {
    const { data } = await admin.generateLink({ type, email, newEmail });
    expect(data.user).toMatchObject({ id, email, new_email: newEmail });
    expect(data.properties?.verification_type).toBe(type);
    return data;
  };
  const [toOld, toNew] = [await linkFor('email_change_current'), await linkFor('email_change_new')];
  expect((await follow(toOld)).hash).toContain('message=Confirmation');
  const session = sessionIn(await follow(toNew));
  expect(session.type).toBe('email_change');
  expect((await get('/user', session.access_token)).json()).toMatchObject({ id, email: newEmail });
});

test('a link to one new address does not confirm another', async () => {
  const { admin, addUser, follow } = await startAdminApi();
  await addUser();
  const change = { type: 'email_change_current', email } as const;
  const { data } = await admin.generateLink({ ...change, newEmail: taken });
  await admin.generateLink({ ...change, type: 'email_change_new', newEmail: 'eve@example.com' });
  const target = await follow(data);
  expect(target.hash).toContain('error_code=otp_expired');
});

const fresh = 'new@example.com';
const change = 'email_change_new';

test.each([
  ['a confirmed sign-up', 422, 'email_exists', { type: 'signup', email, password }],
  ['a confirmed guest', 422, 'email_exists', { type: 'invite', email }],
  ['a taken new address', 422, 'email_exists', { type: change, email, new_email: taken }],
  ['a recovery of nobody', 404, 'user_not_found', { type: 'recovery', email: fresh }],
  ['a change of nobody', 404, 'user_not_found', { type: change, email: fresh, new_email: 'a@b.c' }],
  ['a short password', 422, 'weak_password', { type: 'signup', email: fresh, password: '12345' }],
  ['no password', 400, 'validation_failed', { type: 'signup', email: fresh }],
  ['no new address', 400, 'validation_failed', { type: change, email }],
  ['a type that is none', 400, 'validation_failed', { type: 'email_change', email }],
  ['an address that is none', 400, 'validation_failed', { type: 'magiclink', email: 'nobody' }],
  ['no type', 400, 'validation_failed', { email }],
])('a link is refused for %s', async (_reason, status, code, wish) => {
  const { addUser, callAsAdmin, rowsOf } = await startAdminApi();
  await addUser({ email: taken });
  await addUser();
  await refused(callAsAdmin('POST', '/admin/generate_link', wish), status, code);
  expect(await rowsOf('one_time_tokens')).toEqual([]);
});

test('where the old address need not confirm, there is no link for it', async () => {
  const { admin, addUser, follow } = await startAdminApi({ AUTOCONFIRM: 'true' });
  await addUser();
  const change = { email, newEmail: taken };
  const current = await admin.generateLink({ ...change, type: 'email_change_current' });
  expect(current.error).toMatchObject({ status: 400, code: 'validation_failed' });
  const { data } = await admin.generateLink({ ...change, type: 'email_change_new' });
  expect(sessionIn(await follow(data)).type).toBe('email_change');
});

test('a link leads where the query says', async () => {
  const { admin, addUser, follow } = await startAdminApi();
  await addUser();
  const wish = { type: 'magiclink', email, options: { redirectTo } } as const;
  const { data } = await admin.generateLink(wish);
  expect(data.properties?.redirect_to).toBe(redirectTo);
  expect((await follow(data)).pathname).toBe('/account');
});

test.each([
  [redirectTo, redirectTo],
  ['https://evil.example', 'http://localhost:3000/'],
])('a link whose body says %s leads to %s', async (redirect_to, target) => {
  const { addUser, callAsAdmin } = await startAdminApi();
  await addUser();
  const wish = { type: 'magiclink', email, redirect_to };
  const answer = await callAsAdmin('POST', '/admin/generate_link', wish);
  expect(answer.json().redirect_to).toBe(target);
});
