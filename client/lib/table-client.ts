import { PostgrestClient } from '@supabase/postgrest-js';
import { fetchInLanguage } from '#client/lib/fetch-in-language.ts';
import { addresses } from '#contract/addresses.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';

export interface TableClient extends PostgrestClient {
  /** For how many milliseconds the last answer has asked not to be asked again; 0 mostly. */
  getWait: () => number;
}

/** Longest that a request may take, from its token to the end of its answer, in milliseconds. */
const patience = 20_000;

/** Longest that a server is believed to need a rest, in milliseconds. */
const longestWait = 5 * 60_000;

/** Reaches the database's tables as the signed-in visitor; `getToken` gives the access token. */
export function createTableClient(
  { supabaseUrl, supabaseKey }: RuntimeConfiguration,
  getToken: () => Promise<string | null>,
  timeout = patience,
): TableClient {
  let wait = 0;
  const client = new PostgrestClient(supabaseUrl + addresses.tables, {
    headers: { apikey: supabaseKey },
    // Whoever asks knows when to ask again.
    retry: false,
    async fetch(input, init) {
      wait = 0;
      // The client's own time-out ends where the answer begins.
      const limit = AbortSignal.timeout(timeout);
      const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
      const token = await unlessAborted(signal, getToken());
      // Sent without one, a read would find an empty table, as nobody has rows there.
      if (token === null) throw new Error('Nobody is logged in');
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${token}`);
      const response = await fetchInLanguage(input, { ...init, headers, signal });
      wait = waitOf(response.headers.get('Retry-After'));
      return response;
    },
  });
  return Object.assign(client, { getWait: () => wait });
}

function unlessAborted<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    promise.then(resolve, reject);
  });
}

/** The milliseconds of a Retry-After, which is a number of seconds or a date. */
function waitOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const wait = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return Math.min(Math.max(wait || 0, 0), longestWait);
}
