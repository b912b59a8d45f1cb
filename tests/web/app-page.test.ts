// The HTML page that answers every address of the app: its contents, encodings and headers.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeConfiguration } from '#server/web/app-page.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const script = 'console.log(1)';
const style = 'p{color:red}';

async function aPage() {
  const client = aDirectory();
  const head = `<!-- configuration --><script>${script}</script><style>${style}</style>`;
  writeFileSync(join(client, 'index.html'), `<!doctype html>${head}<p>Marquee</p>`);
  const { app } = await startTestApp({}, client);
  const get = (headers: Record<string, string> = {}) => app.inject({ url: '/favorites', headers });
  return { get, plain: (await get()).body };
}

test('the page is compressed as the browser accepts it, with the same contents', async () => {
  const { get, plain } = await aPage();
  expect(plain).toContain('<p>Marquee</p>');
  const brotli = await get({ 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
  const gzip = await get({ 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
});

test('a browser that has the page cached gets 304, in the same encoding only', async () => {
  const { get } = await aPage();
  const { etag } = (await get({ 'accept-encoding': 'br' })).headers;
  const again = { 'if-none-match': String(etag) };
  expect((await get({ ...again, 'accept-encoding': 'br' })).statusCode).toBe(304);
  expect((await get({ ...again, 'accept-encoding': 'gzip' })).statusCode).toBe(200);
});

test('inline scripts and styles of the page are allowed by their hash, and no others', async () => {
  const { get } = await aPage();
  const policy = String((await get()).headers['content-security-policy']);
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash(script)}';`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hash(style)}';`);
  expect(policy).not.toContain('unsafe-inline');
});

test('the configuration is in the page, and cannot close its script element', () => {
  const configuration = {
    supabaseUrl: '/',
    supabaseKey: '</script><script>alert(1)</script>',
    catalogueUrl: '/catalogue/3',
    catalogueKey: null,
    imageUrl: '/t/p',
    usesTmdb: false,
  };
  const html = writeConfiguration('<!-- configuration -->', configuration);
  const [, json = ''] = /^<script [^>]+>(.*)<\/script>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(configuration);
});
