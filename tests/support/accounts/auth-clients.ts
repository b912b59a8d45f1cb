import { GoTrueClient } from '@supabase/auth-js';
import { expect } from 'vitest';
import { ada, sessionIn, startAccountsApi } from '#tests/support/accounts/accounts-api.ts';

/** A listening server, and any number of auth-js clients, each with its own storage. */
export async function startAuthClients(env: Record<string, string> = {}) {
  const api = await startAccountsApi(env);
  api.clock.setToTimeOfClients();
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });

  function aClient(flowType: 'implicit' | 'pkce' = 'implicit') {
    const memory = new Map<string, string>();
    return new GoTrueClient({
      url: `${address}/auth/v1`,
      headers: { apikey: api.secrets.publishableKey },
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      },
    });
  }

  /** Follows the newest mailed link and gives its session to the client, as a browser would. */
  async function openLinkIn(
    client: Pick<GoTrueClient, 'exchangeCodeForSession' | 'setSession'>,
  ): Promise<void> {
    const target = await api.followLink();
    const code = target.searchParams.get('code');
    const { error } = code
      ? await client.exchangeCodeForSession(code)
      : await client.setSession(sessionIn(target));
    expect(error).toBeNull();
  }

  async function aRegisteredClient() {
    const client = aClient();
    await client.signUp(ada);
    await openLinkIn(client);
    return client;
  }

  async function aLoggedInClient() {
    const client = aClient();
    expect((await client.signInWithPassword(ada)).error).toBeNull();
    return client;
  }

  return { ...api, address, aClient, aRegisteredClient, aLoggedInClient, openLinkIn };
}
