import { PostgrestClient } from '@supabase/postgrest-js';
import { fetchInLanguage } from '#client/lib/fetch-in-language.ts';
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
      const token = await getToken();
      // Sent without one, a read would find an empty table, as nobody has rows there.
      if (token === null) throw new Error('Nobody is logged in');
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return fetchInLanguage(input, { ...init, headers });
    },
  });
}
