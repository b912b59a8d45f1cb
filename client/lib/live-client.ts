import type { RealtimeClient } from '@supabase/realtime-js';
import { addresses } from '#contract/addresses.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';

export type LiveClient = RealtimeClient;

/**
 * Gives a function that loads the client of the change feed. It loads when the browser is idle, so
 * that no screen waits for it.
 */
export function createLiveClient(
  { supabaseUrl, supabaseKey }: RuntimeConfiguration,
  getToken: () => Promise<string | null>,
): () => Promise<LiveClient> {
  let client: Promise<LiveClient> | null = null;

  async function load(): Promise<LiveClient> {
    await whenIdle();
    const { RealtimeClient } = await import('@supabase/realtime-js');
    return new RealtimeClient(supabaseUrl.replace(/^http/, 'ws') + addresses.realtime, {
      params: { apikey: supabaseKey },
      accessToken: getToken,
    });
  }

  return () => {
    client ??= load();
    // After a failure the next call loads it again.
    client.catch(() => {
      client = null;
    });
    return client;
  };
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
}
