// The part of autocannon that is used here; the package has no types of its own.
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  }

  interface SequencedRequest extends Request {
    /** Makes the request that is sent next; the context is the connection's. */
    setupRequest?: (request: Request, context: Record<string, unknown>) => Request;
  }

  interface Options extends Request {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    /** Sent in turn, in place of one request. */
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
