import { Agent, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { get as getSecurely, Agent as SecureAgent } from 'node:https';

export interface BoundedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The answer was longer than it may be, and was not read to its end. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

interface GetOptions {
  agent: Agent;
  headers?: Record<string, string>;
  /** For everything together: a free connection, the answer, its last byte. */
  timeoutMilliseconds: number;
  mostBytes: number;
}

/** Connections to the host of `url`, kept open between requests, and never more than so many. */
export function createAgent(url: string, mostConnections: number): Agent {
  const options = { keepAlive: true, maxSockets: mostConnections, maxFreeSockets: mostConnections };
  return url.startsWith('https:') ? new SecureAgent(options) : new Agent(options);
}

/**
 * GETs `url` over a connection of `agent`. A redirect is an answer like any other and not followed.
 * Throws what the connection throws when it breaks or has not said everything in time, and
 * TooLongError when the body is longer than it may be: the rest of it is then not read.
 */
export async function getBounded(url: URL, options: GetOptions): Promise<BoundedAnswer> {
  const { agent, headers, timeoutMilliseconds, mostBytes } = options;
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const send = url.protocol === 'https:' ? getSecurely : get;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(url, { agent, headers: { ...headers, 'user-agent': 'Marquee' }, signal }, resolve).on(
      'error',
      reject,
    );
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new TooLongError(`more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks),
  };
}
