import { randomUUID } from 'node:crypto';
import { aUser } from '#tests/support/accounts/a-user.ts';
import type { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { factorCalls } from '#tests/support/accounts/factor-calls.ts';
import type { ValidRequest } from '#tests/support/hostile/every-request.ts';

type AccountsApi = Awaited<ReturnType<typeof startAccountsApi>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One request, or several, for every route that needs the secret key, each for its own user. */
export async function everyAdminRequest(api: AccountsApi): Promise<ValidRequest[]> {
  const { secretKey: apikey } = api.secrets;
  const headers = {
    apikey,
    authorization: `Bearer ${apikey}`,
    'x-supabase-api-version': '2024-01-01',
  };
  const call = (method: Method, path: string, body?: object): ValidRequest => ({
    ...{ method, path: `/auth/v1${path}`, headers },
    ...(body && { body }),
  });
  const newAddress = () => `${randomUUID()}@example.com`;
  const known = async () => (await aUser(api)).email;
  const someone = async () => `/admin/users/${(await aUser(api)).id}`;

  const { id, token: as } = await aUser(api);
  const factor = await factorCalls(api).enroll(as);
  const facts = { user_metadata: { name: 'Ada' }, app_metadata: { plan: 'free' } };
  const link = (type: string, email: string, more = {}) =>
    call('POST', '/admin/generate_link', { type, email, redirect_to: '/', ...more });
  return [
    call('GET', '/admin/users?page=2&per_page=5'),
    call('POST', '/admin/users', { email: newAddress(), email_confirm: true, ...facts }),
    call('GET', await someone()),
    call('PUT', await someone(), { email: newAddress(), ban_duration: '24h', ...facts }),
    call('PUT', await someone(), { password: 'correct horses' }),
    call('DELETE', await someone(), { should_soft_delete: false }),
    call('GET', `/admin/users/${id}/factors`),
    call('DELETE', `/admin/users/${id}/factors/${factor.json().id}`),
    link('magiclink', await known()),
    link('recovery', await known()),
    link('invite', newAddress(), { data: { name: 'Ada' } }),
    link('signup', newAddress(), { password: 'correct horse' }),
    link('email_change_new', await known(), { new_email: newAddress() }),
    call('POST', '/invite', { email: newAddress(), data: { name: 'Ada' } }),
    call('GET', '/admin/audit?page=1&per_page=5'),
    ...['/admin/custom-providers', '/admin/custom-providers/x', `/admin/users/${id}/passkeys`]
      .concat(`/admin/users/${id}/passkeys/x`)
      .map((path) => ({ ...call('GET', path), status: 404 })),
  ];
}
