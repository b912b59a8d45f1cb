import { once } from 'node:events';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

/** An answer that another server can repeat. */
export interface RawAnswer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

// Headers that describe the answer, not the connection.
const copied = [
  ...['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'],
  ...['x-content-type-options', 'content-security-policy'],
  ...['cross-origin-resource-policy', 'access-control-allow-origin'],
];

/** What a browser receives for an address: the bytes as sent, compressed or not. */
export async function readRawAnswer(
  url: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const sent = get(url, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode}`);
  const own = Object.entries(answer.headers).filter(([name]) => copied.includes(name));
  return { headers: { ...Object.fromEntries(own), 'content-length': body.length }, body };
}
