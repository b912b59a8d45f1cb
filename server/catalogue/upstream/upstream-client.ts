import type { CatalogueCounters } from '#server/catalogue/catalogue-counters.ts';
import {
  type BoundedAnswer,
  createAgent,
  getBounded,
  TooLongError,
} from '#server/catalogue/upstream/bounded-get.ts';
import { mostConnections } from '#server/catalogue/upstream/request-pace.ts';
import type { UpstreamRequest } from '#server/catalogue/upstream/upstream-request.ts';
import { UpstreamTrouble } from '#server/catalogue/upstream/upstream-trouble.ts';

export interface UpstreamClientOptions {
  apiUrl: string;
  /** A v3 key, which goes into the query, or a v4 token, which goes into a header. */
  apiKey: string;
  counters: CatalogueCounters;
}

export interface UpstreamClient {
  /**
   * Sends one request and gives the answer, whatever its status. With the `etag` of an earlier
   * answer, it may be a 304. Throws UpstreamTrouble when no complete answer comes in time.
   */
  get(
    request: UpstreamRequest,
    etag: string | null,
    timeoutMilliseconds: number,
  ): Promise<BoundedAnswer>;
  close(): void;
}

const mostBytes = 2 * 1024 * 1024;

/** Makes the client of TMDB. Only this function uses the API key. */
export function createUpstreamClient({
  apiUrl,
  apiKey,
  counters,
}: UpstreamClientOptions): UpstreamClient {
  const agent = createAgent(apiUrl, mostConnections);
  // A v4 token is a JWT; a v3 key in a header would be refused (docs/contracts/catalogue.md#asking-tmdb).
  const isToken = apiKey.startsWith('eyJ');
  return {
    async get({ path, parameters }, etag, timeoutMilliseconds) {
      const url = new URL(`${apiUrl}/${path}`);
      for (const [name, value] of Object.entries(parameters)) {
        if (value !== '') url.searchParams.set(name, value);
      }
      if (!isToken) url.searchParams.set('api_key', apiKey);
      const headers = {
        accept: 'application/json',
        ...(isToken && { authorization: `Bearer ${apiKey}` }),
        ...(etag && { 'if-none-match': etag }),
      };
      try {
        const answer = await getBounded(url, { agent, headers, timeoutMilliseconds, mostBytes });
        counters.countUpstream(answer.status);
        return answer;
      } catch (error) {
        counters.countUpstream('none');
        throw describeTrouble(path, error);
      }
    },
    close: () => agent.destroy(),
  };
}

// Uses only the error's code or name: its message may contain the URL, and with it the key.
function describeTrouble(path: string, error: unknown): UpstreamTrouble {
  if (error instanceof TooLongError) {
    return new UpstreamTrouble('unusable', `${path} was answered with ${error.message}`);
  }
  const { code, name } = error as NodeJS.ErrnoException;
  const kind = name === 'TimeoutError' || name === 'AbortError' ? 'late' : 'broken';
  return new UpstreamTrouble(kind, `${path} was not answered (${code ?? name})`);
}
