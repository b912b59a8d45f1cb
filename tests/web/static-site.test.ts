// The app built as files for a static host.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeStaticSite } from '#server/pages/static-site.ts';
import { securityHeadersOf } from '#server/web/security-headers.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { leastEnvironment } from '#tests/support/processes/start-server-process.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const configuration = {
  supabaseUrl: 'https://abc.supabase.co',
  supabaseKey: 'sb_publishable_abc',
  catalogueUrl: 'https://api.themoviedb.org/3',
  catalogueKey: '0123456789abcdef0123456789abcdef',
  imageUrl: 'https://image.tmdb.org/t/p',
  usesTmdb: true,
  sharesLists: false,
};

async function aSite(publicUrl = 'https://movies.example.com') {
  const clientDirectory = aDirectory();
  mkdirSync(join(clientDirectory, 'assets'));
  mkdirSync(join(clientDirectory, '.vite'));
  writeFileSync(join(clientDirectory, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(clientDirectory, 'index.html'), '<script src="/assets/main-abc.js">');
  for (const name of ['main-abc.js', 'main-abc.js.br']) {
    writeFileSync(join(clientDirectory, 'assets', name), name);
  }
  const targetDirectory = join(aDirectory(), 'site');
  await writeStaticSite({ clientDirectory, targetDirectory, configuration, publicUrl });
  return {
    names: readdirSync(targetDirectory, { recursive: true }).sort(),
    read: (name: string) => readFileSync(join(targetDirectory, name), 'utf8'),
  };
}

test('a site is the client, its configuration, and the files that hosts read', async () => {
  const { names, read } = await aSite();
  expect(names).toEqual([
    '404.html',
    '_headers',
    '_redirects',
    'assets',
    'assets/main-abc.js',
    'config.json',
    'index.html',
  ]);
  expect(JSON.parse(read('config.json'))).toEqual(configuration);
});

test('unknown paths show the app, on hosts with redirect rules and on those without', async () => {
  const { read } = await aSite();
  expect(read('404.html')).toBe(read('index.html'));
  expect(read('_redirects')).toBe('/* /index.html 200\n');
});

test('a site can be built for a base path', async () => {
  const { read } = await aSite('https://example.com/movies');
  expect(read('index.html')).toBe('<script src="/movies/assets/main-abc.js">');
  expect(read('404.html')).toBe(read('index.html'));
  expect(read('_redirects')).toBe('/movies/* /movies/index.html 200\n');
  expect(read('_headers')).toMatch(/^\/movies\/\*\n/);
  expect(read('_headers')).toMatch(/^\/movies\/assets\/\*\n/m);
});

test('the headers let pages connect to the project and TMDB only', async () => {
  const { read } = await aSite();
  const headers = read('_headers');
  expect(headers).toContain(
    "connect-src 'self' https://www.youtube-nocookie.com https://abc.supabase.co wss://abc.supabase.co https://api.themoviedb.org;",
  );
  expect(headers).toContain("img-src 'self' data: https://image.tmdb.org;");
  expect(headers).toContain('strict-transport-security: max-age=31536000');
  expect(headers).toMatch(
    /^\/assets\/\*\n {2}cache-control: public, max-age=31536000, immutable$/m,
  );
});

test('no line of the headers is longer than hosts accept', async () => {
  const { read } = await aSite();
  for (const line of read('_headers').split('\n')) expect(line.length).toBeLessThan(2000);
});

test('HSTS is sent only where the public URL is https', async () => {
  expect((await aSite('http://localhost:3000')).read('_headers')).not.toContain('strict-transport');
});

test('the headers of a site are those that the server sends', async () => {
  const { app, settings } = await startTestApp();
  const answer = await app.inject('/config.json');
  const headers = securityHeadersOf(answer.json(), settings.publicUrl, {
    scriptSources: [],
    styleSources: [],
  });
  expect(Object.keys(headers)).toContain('content-security-policy');
  expect(answer.headers).toMatchObject(headers);
});

const complete = {
  SUPABASE_URL: configuration.supabaseUrl,
  SUPABASE_PUBLISHABLE_KEY: configuration.supabaseKey,
  TMDB_API_KEY: configuration.catalogueKey,
};

function runCommand(env: Record<string, string>, folder: string) {
  return execFileSync(process.execPath, ['dist/server/build-static.js', folder], {
    env: { ...leastEnvironment, ...env },
    stdio: 'pipe',
    encoding: 'utf8',
  });
}

test('the command makes the given folder, and refuses an existing one', () => {
  const folder = join(aDirectory(), 'site');
  expect(runCommand(complete, folder)).toContain(`${folder} is ready for any static host.`);
  expect(JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))).toEqual(configuration);
  expect(() => runCommand(complete, folder)).toThrow('exists already');
});

test.each([
  [{}, 'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY and TMDB_API_KEY'],
  [{ TMDB_API_KEY: complete.TMDB_API_KEY }, 'Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY.'],
  [{ ...complete, TMDB_API_KEY: '' }, 'Set TMDB_API_KEY.'],
  [{ ...complete, TMDB_API_KEY: 'eyJa.eyJb.c' }, 'TMDB_API_KEY must be a v3 API key here'],
])('the command names what is missing: %o', (env, complaint) => {
  expect(() => runCommand(env, join(aDirectory(), 'site'))).toThrow(complaint);
});
