// A server whose accounts and favorites are stored by a hosted project.
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readSettings } from '#server/settings/read-settings.ts';
import { aUser } from '#tests/support/accounts/a-user.ts';
import { aHostedProject } from '#tests/support/data/a-hosted-project.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const env = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
};

const anonKey = (role: string) =>
  new SignJWT({ role }).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));

test('the run-time configuration points to the project, and to this server’s catalogue', async () => {
  const { app } = await startTestApp(env);
  expect((await app.inject('/config.json')).json()).toMatchObject({
    supabaseUrl: 'https://abc.supabase.co',
    supabaseKey: 'sb_publishable_abc',
    catalogueUrl: '/catalogue/3',
    catalogueKey: null,
  });
});

test('pages may connect to the project only, over https and a WebSocket', async () => {
  const { app } = await startTestApp(env);
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy).toContain(
    "connect-src 'self' https://www.youtube-nocookie.com https://abc.supabase.co wss://abc.supabase.co;manifest-src",
  );
});

test.each([
  '/auth/v1/health',
  '/auth/v1/.well-known/jwks.json',
  '/rest/v1/favorites',
  '/realtime/v1/websocket',
  '/inbox',
])('%s is answered 404', async (path) => {
  const { app } = await startTestApp(env);
  expect((await app.inject(path)).statusCode).toBe(404);
});

/** A hosted project, and the catalogue of a server that uses it. */
async function startOnProject() {
  const project = await aHostedProject();
  const { app } = await startTestApp(project.env);
  const read = (token?: string) =>
    app.inject({
      url: '/catalogue/3/movie/popular',
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
  return { project, read };
}

test('a user of the project may read the catalogue', async () => {
  const { project, read } = await startOnProject();
  await project.listen();
  expect((await read((await aUser(project)).token)).statusCode).toBe(200);
});

test('nobody else may read the catalogue', async () => {
  const { project, read } = await startOnProject();
  await project.listen();
  const stranger = await aUser(await startTestApp());
  for (const token of [undefined, project.env.SUPABASE_PUBLISHABLE_KEY, stranger.token]) {
    expect((await read(token)).statusCode).toBe(401);
  }
});

test('while the project is down the catalogue answers 503, not 401', async () => {
  const { project, read } = await startOnProject();
  const { token } = await aUser(project);
  const answer = await read(token);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ success: false, status_code: 9 });
  expect(answer.headers['www-authenticate']).toBeUndefined();
  await project.listen();
  expect((await read(token)).statusCode).toBe(200);
});

test('the project is set by its URL, its key and an optional secret', () => {
  expect(readSettings({ ...env, SUPABASE_JWT_SECRET: 's'.repeat(32) }).hostedProject).toEqual({
    url: 'https://abc.supabase.co',
    publishableKey: 'sb_publishable_abc',
    jwtSecret: 's'.repeat(32),
  });
});

test.each(['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'] as const)('%s alone is refused', (name) => {
  expect(() => readSettings({ [name]: env[name] })).toThrow(
    'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY must be set both or neither',
  );
});

test('an anon key is publishable too', async () => {
  const key = await anonKey('anon');
  const { hostedProject } = readSettings({ ...env, SUPABASE_PUBLISHABLE_KEY: key });
  expect(hostedProject?.publishableKey).toBe(key);
});

test('a key that must stay secret is refused, and not repeated', async () => {
  for (const key of ['sb_secret_abc', await anonKey('service_role'), 'abc']) {
    const read = () => readSettings({ ...env, SUPABASE_PUBLISHABLE_KEY: key });
    expect(read).toThrow('- SUPABASE_PUBLISHABLE_KEY must be the publishable or the anon key');
    expect(read).not.toThrow(key);
  }
});

test.each([
  [{ SUPABASE_URL: 'http://abc.supabase.co' }, '- SUPABASE_URL must begin with https://'],
  [{ SUPABASE_URL: 'https://abc.supabase.co/auth/v1' }, '- SUPABASE_URL must be an origin only'],
  [{ SUPABASE_JWT_SECRET: 'short' }, '- SUPABASE_JWT_SECRET must have 32 characters'],
  [{ DATABASE_URL: 'postgres://localhost/marquee' }, '- DATABASE_URL has no use'],
])('the settings %o are refused by name', (changes, complaint) => {
  expect(() => readSettings({ ...env, ...changes })).toThrow(complaint);
});
