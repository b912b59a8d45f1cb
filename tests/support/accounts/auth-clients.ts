import { GoTrueClient } from '@supabase/auth-js';
import { expect } from 'vitest';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';

export const ada = { email: 'ada@example.com', password: 'correct horse' };

/** A listening server, and as many browsers as a test wants, each with its own memory. */
export async function startAuthClients(env: Record<string, string> = {}) {
  const api = await startAccountsApi(env);
  api.clock.setToTimeOfClients();
  const address = await api.app.listen({ port: 0 });

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

  /** Follows the newest mail's link and gives its session to the client, as a browser would. */
  async function openLinkIn(client: GoTrueClient): Promise<void> {
    const answer = await fetch(`${address}/auth/v1${api.newestLink()}`, { redirect: 'manual' });
    const target = new URL(answer.headers.get('location') ?? '');
    const code = target.searchParams.get('code');
    if (code) {
      expect((await client.exchangeCodeForSession(code)).error).toBeNull();
      return;
    }
    const fragment = new URLSearchParams(target.hash.slice(1));
    const { error } = await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
  }

  async function aRegisteredClient() {
    const client = aClient();
    await client.signUp(ada);
    await openLinkIn(client);
    return client;
  }

  return { ...api, aClient, aRegisteredClient, openLinkIn };
}
