import type { RealtimeClient } from '@supabase/realtime-js';
import { loadOnce } from '#client/lib/load-once.ts';
import { whenIdle } from '#client/lib/when-idle.ts';
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
  return loadOnce(async () => {
    await whenIdle();
    const { RealtimeClient } = await import('@supabase/realtime-js');
    return new RealtimeClient(supabaseUrl.replace(/^http/, 'ws') + addresses.realtime, {
      params: { apikey: supabaseKey },
      accessToken: getToken,
    });
  });
}
