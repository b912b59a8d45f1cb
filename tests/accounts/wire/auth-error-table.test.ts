import { readFileSync } from 'node:fs';
import type { AuthError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { ada, challenge } from '#tests/support/accounts/accounts-api.ts';
import { startAuthClients } from '#tests/support/accounts/auth-clients.ts';
import { factorCalls } from '#tests/support/accounts/factor-calls.ts';
import { nobody, someClaims } from '#tests/support/accounts/some-claims.ts';

// docs/contracts/accounts.md#error-codes: one situation for each status that a code has. Driven by
// auth-js where it has a method, and by the wire where it would not send such a thing.

async function startWorld(env?: Record<string, string>) {
  const world = await startAuthClients(env);
  return { ...world, ...factorCalls(world) };
}
type World = Awaited<ReturnType<typeof startWorld>>;

/** The error as auth-js reports it. */
async function told(call: Promise<{ error: AuthError | null }>): Promise<string> {
  const { error } = await call;
  return `${error?.code} ${error?.status}`;
}

/** The error as the response has it. */
async function sent(call: ReturnType<World['call']>): Promise<string> {
  const answer = await call;
  return `${answer.json().code} ${answer.statusCode}`;
}

/** A registered client whose user has a second factor that its session has not proved. */
async function aClientWithoutItsFactor({ registerWithFactor, aLoggedInClient }: World) {
  const { factor } = await registerWithFactor();
  return { client: await aLoggedInClient(), factor, factorId: factor.id };
}

/** A registered client whose session is more than a day old. */
async function aClientOfYesterday({ aRegisteredClient, clock, database }: World) {
  const client = await aRegisteredClient();
  const created_at = clock() - 86_400_001;
  await database.updateTable('sessions').set({ created_at }).execute();
  return client;
}

const newPassword = { password: 'battery staple' };
const phone = '+41790000000';
const anApp = { factorType: 'totp', friendlyName: 'Phone' } as const;

const situations: Record<string, (world: World) => Promise<string>> = {
  'anonymous_provider_disabled 422': ({ aClient }) => told(aClient().signInAnonymously()),
  'bad_code_verifier 400': async ({ signUp, followLink, exchange }) => {
    await signUp(challenge);
    return sent(exchange((await followLink()).searchParams.get('code'), 'y'.repeat(43)));
  },
  'bad_json 400': ({ post }) => sent(post('/signup', [])),
  'bad_jwt 403': ({ aClient }) => told(aClient().getUser('nonsense')),
  'bad_jwt 400': async ({ accessTokens, aClient }) => {
    const { token } = await accessTokens.sign(someClaims({ sub: 'nobody' }));
    return told(aClient().getUser(token));
  },
  'current_password_required 400': async ({ aRegisteredClient, aLoggedInClient }) => {
    await aRegisteredClient();
    return told((await aLoggedInClient()).updateUser(newPassword));
  },
  'current_password_invalid 400': async ({ aRegisteredClient }) => {
    const client = await aRegisteredClient();
    return told(client.updateUser({ ...newPassword, current_password: 'a guess' }));
  },
  'email_exists 422': async ({ register, aRegisteredClient }) => {
    await register('eve@example.com');
    return told((await aRegisteredClient()).updateUser({ email: 'eve@example.com' }));
  },
  'email_not_confirmed 400': async ({ aClient }) => {
    await aClient().signUp(ada);
    return told(aClient().signInWithPassword(ada));
  },
  'email_not_confirmed 422': async ({ aRegisteredClient, database }) => {
    const client = await aRegisteredClient();
    await database.updateTable('users').set({ email_confirmed_at: null }).execute();
    return told(client.reauthenticate());
  },
  'flow_state_expired 422': async ({ aClient, followLink, clock }) => {
    const client = aClient('pkce');
    await client.signUp(ada);
    const code = (await followLink()).searchParams.get('code') ?? '';
    clock.advance(300_001);
    return told(client.exchangeCodeForSession(code));
  },
  'flow_state_not_found 404': async ({ aClient }) => {
    const client = aClient('pkce');
    await client.signUp(ada);
    return told(client.exchangeCodeForSession(nobody));
  },
  'flow_state_not_found 400': async ({ signUp, followLink, database }) => {
    await signUp(challenge);
    await database.deleteFrom('flows').execute();
    const fragment = new URLSearchParams((await followLink()).hash.slice(1));
    // A redirect carries the error's name instead of its status.
    return `${fragment.get('error_code')} ${fragment.get('error') === 'invalid_request' && 400}`;
  },
  'insufficient_aal 401': async (world) => {
    const { client } = await aClientWithoutItsFactor(world);
    return told(client.updateUser(newPassword));
  },
  'insufficient_aal 403': async (world) => {
    const { client } = await aClientWithoutItsFactor(world);
    return told(client.mfa.enroll(anApp));
  },
  'insufficient_aal 422': async (world) => {
    const { client, factorId } = await aClientWithoutItsFactor(world);
    return told(client.mfa.unenroll({ factorId }));
  },
  'invalid_credentials 400': ({ aClient }) => told(aClient().signInWithPassword(ada)),
  'mfa_challenge_expired 422': async (world) => {
    const { client, factor, factorId } = await aClientWithoutItsFactor(world);
    const challengeId = (await client.mfa.challenge({ factorId })).data?.id ?? '';
    world.clock.advance(301_000);
    return told(client.mfa.verify({ factorId, challengeId, code: world.codeOf(factor) }));
  },
  'mfa_ip_address_mismatch 422': async (world) => {
    const { client, factor, factorId } = await aClientWithoutItsFactor(world);
    const challengeId = (await client.mfa.challenge({ factorId })).data?.id ?? '';
    await client.mfa.verify({ factorId, challengeId, code: world.codeOf(factor) });
    return told(client.mfa.verify({ factorId, challengeId, code: world.codeOf(factor, 1) }));
  },
  'mfa_verification_failed 422': async (world) => {
    const { client, factorId } = await aClientWithoutItsFactor(world);
    return told(client.mfa.challengeAndVerify({ factorId, code: 'abcdef' }));
  },
  'mfa_factor_name_conflict 422': async ({ aRegisteredClient }) => {
    const { mfa } = await aRegisteredClient();
    await mfa.enroll(anApp);
    return told(mfa.enroll(anApp));
  },
  'too_many_enrolled_mfa_factors 422': async ({ aRegisteredClient }) => {
    const { mfa } = await aRegisteredClient();
    for (let each = 0; each < 10; each += 1) {
      await mfa.enroll({ ...anApp, friendlyName: `Phone ${each}` });
    }
    return told(mfa.enroll(anApp));
  },
  'mfa_phone_enroll_not_enabled 422': async ({ aRegisteredClient }) =>
    told((await aRegisteredClient()).mfa.enroll({ factorType: 'phone', phone })),
  'mfa_factor_not_found 404': async ({ aRegisteredClient }) =>
    told((await aRegisteredClient()).mfa.challenge({ factorId: nobody })),
  'mfa_factor_not_found 422': async (world) => {
    const { client, factorId } = await aClientWithoutItsFactor(world);
    return told(client.mfa.verify({ factorId, challengeId: nobody, code: '123456' }));
  },
  'no_authorization 401': ({ get }) => sent(get('/user')),
  'no_authorization 403': async ({ aClient }) => {
    const client = aClient();
    await client.signInAnonymously();
    return told(client.mfa.enroll({ factorType: 'totp' }));
  },
  'not_admin 403': ({ get, secrets }) => sent(get('/admin/users', secrets.publishableKey)),
  'otp_disabled 422': ({ aClient }) =>
    told(aClient().signInWithOtp({ email: ada.email, options: { shouldCreateUser: false } })),
  'otp_expired 403': async ({ aClient, wrongCode }) => {
    await aClient().signUp(ada);
    const { email } = ada;
    return told(aClient().verifyOtp({ type: 'signup', email, token: wrongCode() }));
  },
  'over_email_send_rate_limit 429': async ({ aClient }) => {
    await aClient().signUp(ada);
    return told(aClient().resend({ type: 'signup', email: ada.email }));
  },
  'over_request_rate_limit 429': async ({ aClient }) => {
    const guess = () => aClient().signInWithPassword({ ...ada, password: 'a guess' });
    for (let each = 0; each < 10; each += 1) await guess();
    return told(guess());
  },
  'phone_provider_disabled 400': ({ aClient }) =>
    told(aClient().signUp({ phone, password: ada.password })),
  'phone_provider_disabled 422': ({ aClient }) =>
    told(aClient().signInWithPassword({ phone, password: ada.password })),
  'reauthentication_needed 400': async (world) =>
    told((await aClientOfYesterday(world)).updateUser(newPassword)),
  'reauthentication_not_valid 422': async (world) =>
    told((await aClientOfYesterday(world)).updateUser({ ...newPassword, nonce: '000000' })),
  'refresh_token_already_used 400': async ({ register, refresh, aClient, clock }) => {
    const { refresh_token } = await register();
    await refresh((await refresh(refresh_token)).json().refresh_token);
    clock.advance(60_000);
    return told(aClient().refreshSession({ refresh_token }));
  },
  'refresh_token_not_found 400': ({ aClient }) =>
    told(aClient().refreshSession({ refresh_token: 'abcdefghijkl' })),
  'request_entity_too_large 413': ({ aClient }) =>
    told(aClient().signUp({ ...ada, options: { data: { text: 'x'.repeat(1024 * 1024) } } })),
  'same_password 422': async ({ aRegisteredClient }) =>
    told((await aRegisteredClient()).updateUser({ password: ada.password })),
  'session_not_found 403': async ({ register, database, get }) => {
    const { access_token } = await register();
    await database.deleteFrom('sessions').execute();
    // auth-js replaces this error by one of its own.
    return sent(get('/user', access_token));
  },
  'signup_disabled 422': ({ aClient }) => told(aClient().signUp(ada)),
  'unexpected_failure 500': ({ mailer, signUp }) => {
    mailer.failure = new Error('refused');
    return sent(signUp());
  },
  'user_already_exists 422': async ({ aClient }) => {
    await aClient().signUp(ada);
    return told(aClient().signUp(ada));
  },
  'user_banned 400': async ({ aRegisteredClient, aClient, banFor }) => {
    await aRegisteredClient();
    await banFor(1000);
    return told(aClient().signInWithPassword(ada));
  },
  'user_banned 403': async ({ aRegisteredClient, banFor }) => {
    const client = await aRegisteredClient();
    await banFor(1000);
    return told(client.getUser());
  },
  'user_not_found 403': async ({ aRegisteredClient, database }) => {
    const client = await aRegisteredClient();
    await database.deleteFrom('users').execute();
    return told(client.getUser());
  },
  'user_not_found 404': ({ get, secrets }) =>
    sent(get(`/admin/users/${nobody}`, secrets.secretKey)),
  'validation_failed 400': ({ aClient }) => told(aClient().signUp({ ...ada, email: 'nonsense' })),
  'validation_failed 404': async ({ register, challenge }) =>
    sent(challenge((await register()).access_token, 'nonsense')),
  'validation_failed 422': ({ aClient }) =>
    told(aClient().verifyOtp({ type: 'signup', email: 'nonsense', token: '123456' })),
  'weak_password 422': ({ aClient }) => told(aClient().signUp({ ...ada, password: '12345' })),
};

/** The settings that a situation needs. */
const settingsOf: Record<string, Record<string, string>> = {
  'current_password_required 400': { REQUIRE_CURRENT_PASSWORD: 'true' },
  'no_authorization 403': { ANONYMOUS_SIGN_INS: 'true' },
  'over_email_send_rate_limit 429': { MAIL_INTERVAL_SECONDS: '60' },
  'over_request_rate_limit 429': { REQUEST_LIMIT_FACTOR: '1' },
  'reauthentication_needed 400': { REQUIRE_REAUTHENTICATION: 'true' },
  'reauthentication_not_valid 422': { REQUIRE_REAUTHENTICATION: 'true' },
  'signup_disabled 422': { SIGN_UPS: 'false' },
  'user_already_exists 422': { AUTOCONFIRM: 'true' },
};

test.each(Object.entries(situations))('a client gets %s', async (outcome, bringAbout) => {
  expect(await bringAbout(await startWorld(settingsOf[outcome]))).toBe(outcome);
});

/** Codes of the document that other test files cover. */
const testedElsewhere = [
  ...['bad_oauth_callback', 'feature_disabled', 'manual_linking_disabled', 'passkey_disabled'],
  ...['saml_provider_disabled', 'provider_disabled', 'web3_provider_disabled'],
  ...['mfa_webauthn_enroll_not_enabled', 'request_timeout'],
];

test('every error code that the document promises is tested, and no other', () => {
  const document = readFileSync('docs/contracts/accounts.md', 'utf8');
  const [, table = ''] = /### Error codes(.*?)\n## /s.exec(document) ?? [];
  const promised = [...table.matchAll(/^\| ([a-z_\d, ]+) \| /gm)]
    .flatMap(([, codes = '']) => codes.split(', '))
    .filter((code) => code !== 'code');
  const shown = Object.keys(situations).map((outcome) => outcome.split(' ')[0]);
  expect(new Set([...shown, ...testedElsewhere])).toEqual(new Set(promised));
});
