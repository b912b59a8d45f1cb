import { randomUUID } from 'node:crypto';
import { aUser } from '#tests/support/accounts/a-user.ts';
import {
  ada,
  challenge,
  type startAccountsApi,
  verifier,
} from '#tests/support/accounts/accounts-api.ts';
import { factorCalls } from '#tests/support/accounts/factor-calls.ts';
import type { ValidRequest } from '#tests/support/hostile/every-request.ts';

type AccountsApi = Awaited<ReturnType<typeof startAccountsApi>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const { password } = ada;

/**
 * One request, or several, for every route of the accounts API. A request that uses something up
 * gets one of its own; a request that ends a session or an account gets its own user.
 */
export async function everyAccountRequest(
  api: AccountsApi,
  token: string,
): Promise<ValidRequest[]> {
  const { publishableKey: apikey } = api.secrets;
  const known = { apikey, 'x-supabase-api-version': '2024-01-01' };

  function call(method: Method, path: string, as?: string, body?: unknown): ValidRequest {
    const headers = { ...known, ...(as && { authorization: `Bearer ${as}` }) };
    return { method, path: `/auth/v1${path}`, headers, ...(body !== undefined && { body }) };
  }
  const post = (path: string, body: unknown, as?: string) => call('POST', path, as, body);
  const refused = (status: number, request: ValidRequest) => ({ ...request, status });
  const newAddress = () => `${randomUUID()}@example.com`;
  const someone = () => aUser(api);

  const { email } = await someone();
  const signup = { email: newAddress(), password, data: { name: 'Ada' }, ...challenge };
  const { link, code, tokenHash } = await mailedSecrets(api);
  return [
    post('/signup?redirect_to=http://localhost:3000/', signup),
    post('/otp', { email, create_user: true, data: { name: 'Ada' }, ...challenge }),
    post('/magiclink', { email: newAddress() }),
    post('/recover', { email, ...challenge }),
    post('/resend', { type: 'signup', email: newAddress() }),
    refused(400, post('/token?grant_type=password', { email, password: 'wrong horse' })),
    refused(303, call('GET', link)),
    post('/verify', tokenHash),
    post('/verify', code),
    ...(await everyGrant(api)).map(([grant, body]) => post(`/token?grant_type=${grant}`, body)),
    call('GET', '/user', token),
    call('PUT', '/user', token, { data: { name: 'Ada', favorite: null }, email: newAddress() }),
    call('PUT', '/user', (await someone()).token, { password: 'correct horses' }),
    call('GET', '/reauthenticate', (await someone()).token),
    post('/logout?scope=local', undefined, (await someone()).token),
    post('/logout?scope=others', undefined, (await someone()).token),
    post('/logout', undefined, (await someone()).token),
    ...(await everyFactorRequest()),
    call('GET', '/settings'),
    call('GET', '/health'),
    call('GET', '/.well-known/jwks.json'),
    call('GET', '/.well-known/openid-configuration'),
    refused(303, call('GET', '/callback?code=1')),
    refused(404, call('GET', '/user/oauth/grants', token)),
    refused(404, post('/sso', { domain: 'example.com' })),
    refused(400, call('GET', '/authorize?provider=github')),
    refused(404, call('GET', '/user/identities/authorize', token)),
    refused(404, call('GET', '/passkeys')),
    refused(404, call('GET', '/passkeys/all')),
    refused(404, call('GET', '/oauth/authorize')),
    { ...post('', {}, (await someone()).token), path: '/rest/v1/rpc/delete_own_account' },
  ];

  async function everyFactorRequest(): Promise<ValidRequest[]> {
    const { enroll, challenge, codeOf } = factorCalls(api);
    const as = await sessionByMail(api);
    const factor = (await enroll(as)).json();
    const challenge_id = (await challenge(as, factor.id)).json().id;
    const { token: other } = await someone();
    return [
      post('/factors', { factor_type: 'totp', friendly_name: 'Phone', issuer: 'Marquee' }, token),
      post(`/factors/${factor.id}/challenge`, {}, as),
      post(`/factors/${factor.id}/verify`, { challenge_id, code: codeOf(factor) }, as),
      call('DELETE', `/factors/${(await enroll(other)).json().id}`, other),
    ];
  }
}

/** The access token of a full session, which has a refresh token too. */
async function sessionByMail(api: AccountsApi): Promise<string> {
  const { tokenHash } = await mailedSecrets(api);
  return (await api.post('/verify', tokenHash)).json().access_token;
}

/** A link, a typed code and a link's token, each from a new mail. */
async function mailedSecrets(api: AccountsApi) {
  const recover = async () => {
    const { email } = await aUser(api);
    await api.post('/recover', { email });
    return email;
  };
  await recover();
  const link = api.newestLink();
  await recover();
  const tokenHash = { type: 'recovery', token_hash: api.newestLinkQuery().get('token') };
  const email = await recover();
  return { link, tokenHash, code: { type: 'recovery', email, token: api.newestCode(email) } };
}

async function everyGrant(api: AccountsApi): Promise<[grant: string, body: object][]> {
  const email = `${randomUUID()}@example.com`;
  const { refresh_token } = await api.register(email, password);
  const { email: other } = await aUser(api);
  await api.post('/recover', { email: other, ...challenge });
  const auth_code = (await api.followLink()).searchParams.get('code');
  return [
    ['password', { email, password }],
    ['refresh_token', { refresh_token }],
    ['pkce', { auth_code, code_verifier: verifier }],
  ];
}
