import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { addServerMetrics } from '#server/operations/server-metrics.ts';
import { aRealtimeServer } from '#tests/support/a-realtime-server.ts';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { aFakeTmdb } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { apiKey } from '#tests/support/catalogue/fake-tmdb.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { strangers } from '#tests/support/strangers.ts';

type App = Awaited<ReturnType<typeof startTestApp>>['app'];

/** The series of a scrape, with their values. */
async function scrape(app: App): Promise<Map<string, number>> {
  const { statusCode, body } = await app.inject('/metrics');
  expect(statusCode).toBe(200);
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

const requests = (route: string, status = '2xx', method = 'GET') =>
  `marquee_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

test('metrics are in Prometheus’s text format, each with its type and help text', async () => {
  const { app } = await startTestApp();
  const { headers, body } = await app.inject('/metrics');
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const names = [...body.matchAll(/^# TYPE (\S+) (counter|gauge|histogram)$/gm)].map(
    ([, name]) => name,
  );
  for (const name of names) expect(body).toMatch(new RegExp(`^# HELP ${name} .+\\.$`, 'm'));
  expect(names).toEqual(
    expect.arrayContaining([
      'marquee_http_request_duration_seconds',
      'marquee_failures_total',
      'marquee_realtime_sockets',
      'marquee_catalogue_degraded',
      'process_cpu_user_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_eventloop_active_seconds_total',
    ]),
  );
});

test('requests are counted by route pattern, method and class of status', async () => {
  const { app, post } = await startAccountsApi();
  await app.inject('/healthz');
  await app.inject('/healthz');
  await post('/signup', { email: 'ann@example.com', password: 'correct horse' });
  const metrics = await scrape(app);
  expect(metrics.get(requests('/healthz'))).toBe(2);
  expect(metrics.get(requests('/auth/v1/signup', '2xx', 'POST'))).toBe(1);
});

test('no requested path becomes a label', async () => {
  const { app } = await startTestApp();
  for (const url of ['/secret-page', '/t/p/w500/movie-550.svg', '/rest/v1/ann@example.com'])
    await app.inject(url);
  await app.inject({ method: 'TRACE' as 'GET', url: '/secret-page' });
  const { body } = await app.inject('/metrics');
  const labels = (body.match(/\{.*\}/g) ?? []).join('\n');
  expect(labels).not.toMatch(/secret|550|ann@|TRACE/);
  expect(labels).toContain('route="none"');
});

test('refusals are counted by their error code', async () => {
  const { app, logIn } = await startAccountsApi({ REQUEST_LIMIT_FACTOR: '1' });
  const failures = (code: string) => `marquee_failures_total{api="/auth/v1",code="${code}"}`;
  for (let attempt = 0; attempt < 11; attempt += 1) await logIn('ann@example.com', 'wrong');
  const metrics = await scrape(app);
  expect(metrics.get(failures('invalid_credentials'))).toBe(10);
  expect(metrics.get(failures('over_request_rate_limit'))).toBe(1);
});

test('open sockets are counted, but not as long requests', async () => {
  const { app, url, apikey } = await aRealtimeServer();
  const socket = new WebSocket(`${url}/realtime/v1/websocket?apikey=${apikey}`);
  onTestFinished(() => socket.terminate());
  await new Promise((resolve) => socket.on('open', resolve));
  expect((await scrape(app)).get('marquee_realtime_sockets')).toBe(1);

  socket.close();
  await new Promise((resolve) => socket.on('close', resolve));
  const openSockets = async () => (await scrape(app)).get('marquee_realtime_sockets');
  await expect.poll(openSockets, { timeout: 10_000 }).toBe(0);
  expect([...(await scrape(app)).keys()].join('\n')).not.toContain('/realtime/v1/websocket');
});

test('answers of TMDB are counted, and answers from the cache', async () => {
  const tmdb = await aFakeTmdb();
  const { app, register } = await startAccountsApi({
    TMDB_API_KEY: apiKey,
    TMDB_API_URL: tmdb.apiUrl,
  });
  const { access_token } = await register();
  const headers = { authorization: `Bearer ${access_token}` };
  for (let visit = 0; visit < 3; visit += 1)
    await app.inject({ url: '/catalogue/3/movie/popular', headers });
  const metrics = await scrape(app);
  expect(metrics.get('marquee_catalogue_answers_total{from="miss"}')).toBe(1);
  expect(metrics.get('marquee_catalogue_answers_total{from="hit"}')).toBe(2);
  expect(metrics.get('marquee_tmdb_answers_total{status="200"}')).toBe(1);
  expect(metrics.get('marquee_catalogue_degraded')).toBe(0);
});

test('connections to PostgreSQL are counted where it is used', async () => {
  const registry = new Registry();
  addServerMetrics(registry, {
    catalogue: { health: () => ({ isDegraded: true }), counters: null },
    countSockets: () => 0,
    poolUsage: () => ({ busy: 3, idle: 2, waiting: 1 }),
  });
  const text = await registry.metrics();
  expect(text).toContain('marquee_database_connections_busy 3');
  expect(text).toContain('marquee_database_connections_idle 2');
  expect(text).toContain('marquee_database_waiting 1');
  expect(text).toContain('marquee_catalogue_degraded 1');
});

test.each(strangers)('without a token, the metrics are not there for %s', async (_who, request) => {
  const { app } = await startTestApp();
  const response = await app.inject({ url: '/metrics', ...request });
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('marquee_');
});

test('without a token, a public server shows its metrics to nobody', async () => {
  const { app } = await startTestApp({ PUBLIC_URL: 'https://movies.example.com' });
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});

const token = 'a-token-of-some-length';

test('the metrics go to every caller with the token, from any address', async () => {
  const { app } = await startTestApp({ METRICS_TOKEN: token });
  const response = await app.inject({
    url: '/metrics',
    remoteAddress: '192.0.2.7',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.8' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('marquee_realtime_sockets 0');
});

test.each([{}, { authorization: 'Bearer another-token' }, { authorization: `Basic ${token}` }])(
  'with a token, the headers %j give nothing, on this machine too',
  async (headers) => {
    const { app } = await startTestApp({ METRICS_TOKEN: token });
    const response = await app.inject({ url: '/metrics', headers });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.body).not.toMatch(/marquee_|a-token-of/);
  },
);
