import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

test('the public key verifies access tokens', async () => {
  const { get, register, clock } = await startAccountsApi();
  const { access_token } = await register();

  const answer = await get('/.well-known/jwks.json');
  expect(answer.headers['cache-control']).toBe('public, max-age=600');
  const { keys } = answer.json();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatchObject({ kty: 'EC', alg: 'ES256', use: 'sig', key_ops: ['verify'] });

  const verified = await jwtVerify(access_token, createLocalJWKSet({ keys }), {
    currentDate: new Date(clock()),
  });
  expect(verified.protectedHeader.kid).toBe(keys[0].kid);
});

test('the discovery document leads to the public keys, without an API key', async () => {
  const { app, settings } = await startAccountsApi();
  const answer = await app.inject('/auth/v1/.well-known/openid-configuration');
  const issuer = `${settings.publicUrl}/auth/v1`;
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['ES256'],
  });
});

test('an unexpected callback of an OAuth provider redirects to the site', async () => {
  const { app, settings } = await startAccountsApi();
  const answer = await app.inject('/auth/v1/callback?code=1&state=2');
  expect(answer.statusCode).toBe(303);
  const target = new URL(String(answer.headers.location));
  expect(target.href).toContain(`${settings.publicUrl}/#`);
  expect(target.hash).toContain('error_code=bad_oauth_callback');
});

test('the settings offer mail addresses and nothing else', async () => {
  const { get } = await startAccountsApi();
  const { external, ...settings } = (await get('/settings')).json();
  expect(settings).toMatchObject({ disable_signup: false, mailer_autoconfirm: false });
  const used = Object.keys(external).filter((provider) => external[provider]);
  expect(used).toEqual(['email']);
});

test('health names the API that it serves', async () => {
  const { get } = await startAccountsApi();
  expect((await get('/health')).json()).toEqual({
    version: expect.any(String),
    name: 'GoTrue',
    description: expect.any(String),
  });
});

test.each([
  ['GET', '/user/identities/authorize', 404, 'manual_linking_disabled'],
  ['DELETE', '/user/identities/1', 404, 'manual_linking_disabled'],
  ['POST', '/sso', 404, 'saml_provider_disabled'],
  ['POST', '/passkeys/authentication/options', 404, 'passkey_disabled'],
  ['GET', '/passkeys', 404, 'passkey_disabled'],
  ['GET', '/oauth/authorize', 404, 'feature_disabled'],
  ['GET', '/user/oauth/grants', 404, 'feature_disabled'],
  ['GET', '/authorize?provider=google', 400, 'validation_failed'],
  ['POST', '/token?grant_type=id_token', 400, 'provider_disabled'],
  ['POST', '/token?grant_type=web3', 422, 'web3_provider_disabled'],
] as const)('%s %s is switched off: %i %s', async (method, path, status, code) => {
  const { call } = await startAccountsApi();
  await refused(call(method, path), status, code);
});
