// The types of the part of autocannon that is used here; the package has none.
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  }

  interface SequencedRequest extends Request {
    /** Changes the next request; each connection has a context of its own. */
    setupRequest?: (request: Request, context: Record<string, unknown>) => Request;
  }

  interface Options extends Request {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    /** Requests that are sent in turn, instead of a single one. */
    requests?: SequencedRequest[];
  }

  interface Result {
    requests: { total: number };
    /** In milliseconds. */
    latency: { p99: number };
    /** In seconds. */
    duration: number;
    non2xx: number;
    errors: number;
    timeouts: number;
  }

  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default function autocannon(options: Options): Promise<Result>;
}
