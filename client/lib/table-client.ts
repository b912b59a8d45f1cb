import { PostgrestClient } from '@supabase/postgrest-js';
import type { RuntimeConfiguration } from '#contract/configuration.ts';

export type TableClient = PostgrestClient;

/** Reaches the database's tables as the signed-in visitor; `getToken` gives the access token. */
export function createTableClient(
  { supabaseUrl, supabaseKey }: RuntimeConfiguration,
  getToken: () => Promise<string | null>,
): TableClient {
  return new PostgrestClient(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: supabaseKey },
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${(await getToken()) ?? supabaseKey}`);
      return fetch(input, { ...init, headers });
    },
  });
}
