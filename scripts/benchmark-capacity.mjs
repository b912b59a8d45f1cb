// Measures what one server does in a second, alone and beside a second one on the same PostgreSQL.
// `npm run benchmark:capacity`; with DATABASE_URL=postgres://… on an empty database of yours.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const seconds = 8;
const connections = 32;
const password = 'correct horse battery';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const databaseUrl = process.env.DATABASE_URL;
console.log(
  `${cpus().length} cores, ${connections} connections, ${seconds} s each, Node ${process.version}`,
);

// Servers on one database share their secrets.
const folder = mkdtempSync(join(tmpdir(), 'marquee-capacity-'));
await measure('one server, embedded database', 1, {});
if (databaseUrl) {
  await measure('one server, PostgreSQL', 1, { DATABASE_URL: databaseUrl });
  await measure('two servers, PostgreSQL', 2, { DATABASE_URL: databaseUrl });
} else {
  console.log('Set DATABASE_URL to measure PostgreSQL too.');
}
rmSync(folder, { recursive: true });

/** Prints requests a second and the 99th percentile of each kind of request. */
async function measure(name, count, env) {
  const servers = [];
  for (let index = 0; index < count; index += 1) servers.push(await start(env));
  console.log(`\n${name}`);
  try {
    const { url } = servers[0];
    const { supabaseKey: apikey } = await (await fetch(`${url}/config.json`)).json();
    const user = await register(url, apikey);
    const headers = { apikey, authorization: `Bearer ${user.access_token}` };
    await fill(url, headers);
    let movie = 1_000_000;
    const kinds = {
      'read 50 favorites': { path: '/rest/v1/favorites?select=movie_id,type', headers },
      'add a favorite': {
        path: '/rest/v1/favorites',
        headers: { ...headers, 'content-type': 'application/json' },
        method: 'POST',
        setupRequest(request) {
          movie += 1;
          return { ...request, body: JSON.stringify({ movie_id: movie, type: 'movie' }) };
        },
      },
      'a page of popular movies': { path: '/catalogue/3/movie/popular?page=2', headers },
      'who am I': { path: '/auth/v1/user', headers },
      'log in': {
        path: '/auth/v1/token?grant_type=password',
        headers: { apikey, 'content-type': 'application/json' },
        method: 'POST',
        body: JSON.stringify({ email: user.email, password }),
      },
    };
    for (const [kind, request] of Object.entries(kinds)) await run(kind, request, servers);
  } finally {
    for (const { server, ended } of servers) {
      server.kill();
      await ended;
    }
  }
}

async function run(kind, { path, setupRequest, ...request }, servers) {
  const results = await Promise.all(
    servers.map(({ url }) =>
      autocannon({
        url: url + path,
        connections: connections / servers.length,
        duration: seconds,
        ...(setupRequest ? { requests: [{ ...request, setupRequest }] } : request),
      }),
    ),
  );
  const sum = (pick) => results.reduce((total, result) => total + pick(result), 0);
  const perSecond = sum(({ requests }) => requests.average).toFixed(0);
  const slowest = Math.max(...results.map(({ latency }) => latency.p99));
  const failed = sum(({ non2xx, errors }) => non2xx + errors);
  console.log(
    `  ${kind.padEnd(26)} ${perSecond.padStart(6)} a second, p99 ${slowest} ms${failed ? `, ${failed} failed` : ''}`,
  );
}

async function start(env) {
  const port = await freePort();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      // One name for all of them, as behind a load balancer.
      PUBLIC_URL: 'http://localhost:3000',
      AUTOCONFIRM: 'true',
      REQUEST_LIMIT_FACTOR: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  await once(server.stdout, 'data');
  return { server, ended, url: `http://localhost:${port}` };
}

async function register(url, apikey) {
  const email = `capacity-${Date.now()}@example.com`;
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { email, ...(await answer.json()) };
}

async function fill(url, headers) {
  const rows = Array.from({ length: 50 }, (_, index) => ({ movie_id: index + 1, type: 'movie' }));
  await fetch(`${url}/rest/v1/favorites`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(rows),
  });
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
