import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const page = '<!doctype html><title>Marquee</title>';

function aBuiltClient(): string {
  const directory = aDirectory();
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), page);
  writeFileSync(join(directory, 'assets', 'main-abc123.js'), 'start()');
  writeFileSync(join(directory, 'assets', 'main-abc123.js.br'), brotliCompressSync('start()'));
  return directory;
}

test('the health check answers 200 while the database does', async () => {
  const { app } = await startTestApp();
  const response = await app.inject('/healthz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
});

test('the health check fails when the database is gone', async () => {
  const { app, database } = await startTestApp();
  await database.destroy();
  expect((await app.inject('/healthz')).statusCode).toBe(500);
});

test('the run-time configuration points to this server, with its publishable key', async () => {
  const { app, secrets } = await startTestApp();
  expect((await app.inject('/config.json')).json()).toEqual({
    supabaseUrl: '/',
    supabaseKey: secrets.publishableKey,
    catalogueUrl: '/catalogue/3',
    catalogueKey: null,
    imageUrl: '/t/p',
    usesTmdb: false,
    sharesLists: false,
  });
});

for (const path of ['/', '/login', '/favorites?q=1', '/an/unknown/page']) {
  test(`${path} is a page of the app`, async () => {
    const { app } = await startTestApp({}, aBuiltClient());
    const response = await app.inject(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toBe(page);
  });
}

test('a file with a hash in its name is cached for ever, and sent precompressed', async () => {
  const { app } = await startTestApp({}, aBuiltClient());
  const response = await app.inject({
    url: '/assets/main-abc123.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe('start()');
});

for (const path of [
  '/assets/gone.js',
  '/auth/v2/user',
  '/realtime/v1/x',
  '/t/p/x',
  '/catalogue/4/x',
]) {
  test(`${path} is answered 404 as JSON`, async () => {
    const { app } = await startTestApp({}, aBuiltClient());
    const response = await app.inject(path);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
  });
}

for (const path of [
  '/../secrets.json',
  '/..%2fsecrets.json',
  '/assets/..%2f..%2fsecrets.json',
  '/..%252fsecrets.json',
  '/%00',
]) {
  test(`${path} gives nothing from outside the client`, async () => {
    const { app, secrets } = await startTestApp({}, aBuiltClient());
    const response = await app.inject(path);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toContain(secrets.publishableKey);
  });
}

test('every answer has strict security headers', async () => {
  const { app } = await startTestApp({}, aBuiltClient());
  for (const path of ['/', '/config.json', '/auth/v1/health', '/nothing.js']) {
    const { headers } = await app.inject(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types own-scripts");
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['permissions-policy']).toContain(
      'fullscreen=(self "https://www.youtube-nocookie.com")',
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-type']).toMatch(/; charset=utf-8$/);
  }
});

test('HSTS is sent only where the public URL is https', async () => {
  const { app } = await startTestApp({ PUBLIC_URL: 'https://movies.example.com' });
  const { headers } = await app.inject('/config.json');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  const plain = await startTestApp();
  expect((await plain.app.inject('/config.json')).headers).not.toHaveProperty(
    'strict-transport-security',
  );
});

test('a body that is too large is refused in the shape of its API', async () => {
  const { app, secrets } = await startTestApp();
  const response = await app.inject({
    method: 'POST',
    url: '/auth/v1/signup',
    headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
    payload: `{"email":"${'a'.repeat(1_100_000)}"}`,
  });
  expect(response.statusCode).toBe(413);
  expect(response.json()).toMatchObject({ error_code: 'request_entity_too_large' });
});

test('a path that cannot be decoded is refused in the shape of its API', async () => {
  const { app } = await startTestApp();
  const response = await app.inject('/catalogue/3/movie/%zz');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false });
});
