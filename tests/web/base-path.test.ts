import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { pickTarget } from '#server/accounts/requests/redirect-target.ts';
import { withoutBasePath } from '#server/web/base-path.ts';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const under = { PUBLIC_URL: 'https://example.com/movies' };

test('the base path is removed from the paths under it, and from no other', () => {
  const cases = {
    '/movies': '/',
    '/movies/': '/',
    '/movies?q=dune': '/?q=dune',
    '/movies/auth/v1/user?x=/movies': '/auth/v1/user?x=/movies',
    '/movies/movies': '/movies',
    '/moviestar': '/moviestar',
    '/healthz': '/healthz',
  };
  for (const [url, path] of Object.entries(cases))
    expect(withoutBasePath('/movies', url), url).toBe(path);
  expect(withoutBasePath('', '/movies/')).toBe('/movies/');
});

test('every API, file and page is found under the base path', async () => {
  const client = aDirectory();
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'assets', 'main-abc123.js'), 'start()');
  writeFileSync(join(client, 'index.html'), '<script src="/assets/main-abc123.js"></script>');
  const { app, secrets } = await startTestApp(under, client);
  const headers = { apikey: secrets.publishableKey };
  for (const [path, status] of [
    ['/auth/v1/health', 200],
    ['/rest/v1/favorites', 401],
    ['/catalogue/3/movie/popular', 401],
    ['/config.json', 200],
    ['/readyz', 200],
    ['/t/p/w500/nothing.svg', 404],
    ['/assets/main-abc123.js', 200],
    ['/login', 200],
  ] as const) {
    const { statusCode } = await app.inject({ url: `/movies${path}`, headers });
    expect(statusCode, path).toBe(status);
  }
});

test('the page links to its files under the base path, without an inline script', async () => {
  const client = aDirectory();
  writeFileSync(
    join(client, 'index.html'),
    '<meta name="base-path" content="/" /><link href="/config.json" /><script src="/assets/a.js">',
  );
  const { app } = await startTestApp(under, client);
  for (const path of ['/movies', '/movies/', '/movies/an/unknown/page']) {
    const { body, headers } = await app.inject(path);
    expect(body).toBe(
      '<meta name="base-path" content="/movies/" /><link href="/movies/config.json" /><script src="/movies/assets/a.js">',
    );
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('an error under the base path has the shape of its API', async () => {
  const { app } = await startTestApp(under);
  const response = await app.inject('/movies/catalogue/3/nothing');
  expect(response.json()).toMatchObject({ success: false });
});

test('links in mails lead under the base path, and on into the app', async () => {
  const { app, post, mailer } = await startAccountsApi(under);
  await post('/signup', { email: 'ann@example.com', password: 'correct horse' });
  const link = new URL(mailer.sent[0]?.link ?? '');
  expect(link.href).toContain('https://example.com/movies/auth/v1/verify?');
  const { headers } = await app.inject(link.pathname + link.search);
  expect(headers.location).toMatch(/^https:\/\/example\.com\/movies\/#access_token=/);
});

test('links in mails never lead outside the base path', () => {
  const target = (candidate: string) =>
    pickTarget([candidate], { publicUrl: 'https://example.com/movies', allowedRedirects: [] });
  for (const ours of ['/movies', '/movies/', '/movies/account?email=new'])
    expect(target(`https://example.com${ours}`)).toBe(`https://example.com${ours}`);
  for (const other of ['/', '/moviestar', '/shop', '/movies/../shop'])
    expect(target(`https://example.com${other}`)).toBe('https://example.com/movies/');
});

test('a socket opens under the base path', async () => {
  const { app, secrets } = await startTestApp(under);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const query = `apikey=${secrets.publishableKey}`;
  const socket = new WebSocket(`${url}/movies/realtime/v1/websocket?${query}`);
  onTestFinished(() => socket.terminate());
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  expect(socket.readyState).toBe(WebSocket.OPEN);
});
