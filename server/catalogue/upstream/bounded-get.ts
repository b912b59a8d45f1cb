import { Agent, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { get as getSecurely, Agent as SecureAgent } from 'node:https';

export interface BoundedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The answer was longer than allowed and was not read to its end. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

interface GetOptions {
  agent: Agent;
  headers?: Record<string, string>;
  /** For everything together: from waiting for a connection to the last byte of the answer. */
  timeoutMilliseconds: number;
  mostBytes: number;
}

/** Makes an agent that keeps at most `mostConnections` open to the host of `url`. */
export function createAgent(url: string, mostConnections: number): Agent {
  const options = { keepAlive: true, maxSockets: mostConnections, maxFreeSockets: mostConnections };
  return url.startsWith('https:') ? new SecureAgent(options) : new Agent(options);
}

/**
 * GETs `url` over a connection of `agent`. Does not follow redirects; it gives them like any other
 * answer. Throws the connection's error when it breaks or the answer is late, and TooLongError when
 * the body is too long; the rest of the body is not read then.
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
