import { GoTrueClient } from '@supabase/auth-js';
import { ada, startAccountsApi } from '#tests/support/accounts/accounts-api.ts';

/** A server, and the administrator's part of the accounts API as auth-js calls it. */
export async function startAdminApi(env: Record<string, string> = {}) {
  const api = await startAccountsApi(env);
  const address = await api.app.listen({ port: 0 });

  /** The admin API of auth-js with this key. */
  function anAdmin(key: string) {
    return new GoTrueClient({
      url: `${address}/auth/v1`,
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      autoRefreshToken: false,
      persistSession: false,
    }).admin;
  }
  const { secretKey } = api.secrets;
  const admin = anAdmin(secretKey);

  /** Calls with the secret key, for requests that auth-js does not send or answers that it hides. */
  const callAsAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    api.call(method, path, { body, as: secretKey });

  /** A new user who can log in with the password 'correct horse'. */
  async function addUser(attributes: object = {}) {
    const { data, error } = await admin.createUser({
      ...ada,
      email_confirm: true,
      ...attributes,
    });
    if (error) throw error;
    return data.user;
  }

  /** Follows a generated link; gives the URL that the browser is redirected to. */
  const follow = (generated?: { properties: { action_link: string } | null }) =>
    api.followLink(generated?.properties?.action_link.replace(/^.*\/auth\/v1/, ''));

  return { ...api, anAdmin, admin, callAsAdmin, addUser, follow };
}
