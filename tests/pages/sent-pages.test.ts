// How a page of the app is sent: encodings, caching, status and policy, rendered or not.
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aPageServer, aRenderer, signedIn } from '#tests/support/pages/a-page-server.ts';

const kinds = [
  ['rendered', aRenderer],
  ['not rendered', () => null],
] as const;

const inEncoding = (encoding: string, headers: Record<string, string> = {}) => ({
  ...signedIn,
  ...headers,
  'accept-encoding': encoding,
});

test.each(kinds)(
  'a page that is %s is compressed as the browser accepts it, with the same contents',
  async (_kind, aRendererOrNone) => {
    const { get } = await aPageServer(aRendererOrNone());
    const plain = (await get('/')).body;
    expect(plain).toMatch(/^<!doctype html>/);
    const brotli = await get('/', inEncoding('gzip, deflate, br, zstd'));
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
    const gzip = await get('/', inEncoding('gzip'));
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  },
);

test.each(kinds)(
  'a browser that has the page that is %s gets 304, in the same encoding only',
  async (_kind, aRendererOrNone) => {
    const { get } = await aPageServer(aRendererOrNone());
    const { etag } = (await get('/', inEncoding('br'))).headers;
    const again = { 'if-none-match': String(etag) };
    const notModified = await get('/', inEncoding('br', again));
    expect(notModified).toMatchObject({ statusCode: 304, body: '', headers: { etag } });
    expect((await get('/', inEncoding('gzip', again))).statusCode).toBe(200);
  },
);

test('two pages have different ETags', async () => {
  const { get } = await aPageServer(aRenderer());
  const [one, other] = await Promise.all(['/', '/about'].map((url) => get(url)));
  expect(one?.headers.etag).not.toBe(other?.headers.etag);
});

test('an address that the app does not have is a 404 with its page, whatever is cached', async () => {
  const { get } = await aPageServer(aRenderer());
  const page = await get('/nowhere', { ...signedIn, 'if-none-match': '*' });
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('What is at /nowhere');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each([
  ['/', 200],
  ['/nowhere', 404],
])('HEAD of %s has the status %i and the headers of GET', async (url, status) => {
  const { app, get } = await aPageServer(aRenderer());
  const head = await app.inject({ method: 'HEAD', url, headers: signedIn });
  const { etag, vary, 'content-length': length } = (await get(url)).headers;
  expect(head.statusCode).toBe(status);
  expect(head.headers).toMatchObject({ vary, 'content-length': length });
  expect(head.headers.etag).toBe(etag);
});

test('inline scripts and styles of the template are allowed by their hash, and no others', async () => {
  const { get } = await aPageServer(aRenderer());
  const policy = String((await get('/')).headers['content-security-policy']);
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('console.log(1)')}';`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hash('p{color:red}')}';`);
  expect(policy).not.toContain('unsafe-inline');
});
