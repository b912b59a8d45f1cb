import { once } from 'node:events';
import { get } from 'node:http';

// What describes the answer itself, and nothing about the connection it came by.
const kept = [
  ...[
    'content-type',
    'content-encoding',
    'cache-control',
    'etag',
    'vary',
    'x-content-type-options',
  ],
  ...['content-security-policy', 'cross-origin-resource-policy', 'access-control-allow-origin'],
];

/** What a browser is sent for an address: the bytes as they come, compressed or not. */
export async function readRawAnswer(url, headers = {}) {
  const sent = get(url, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } });
  const [answer] = await once(sent, 'response');
  const body = Buffer.concat(await answer.toArray());
  if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode}`);
  const named = kept.filter((name) => name in answer.headers);
  const own = Object.fromEntries(named.map((name) => [name, answer.headers[name]]));
  return { headers: { ...own, 'content-length': body.length }, body };
}
