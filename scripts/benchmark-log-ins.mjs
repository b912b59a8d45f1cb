// Measures how long reading favorites takes while 64 people log in at once, again and again, and
// fails when the median is more than three times what it is on an idle server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const people = 64;
const favorites = 50;
const idleReads = 200;
const leastBusyReads = 100;
const leastBusyMilliseconds = 5000;
const highestRatio = 3;
const password = 'correct horse battery';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const keptOpen = (maxSockets) => new Agent({ keepAlive: true, maxSockets });
const crowd = keptOpen(people);
const folder = mkdtempSync(join(tmpdir(), 'marquee-benchmark-'));
const port = await freePort();
const server = startServer();
const ended = once(server, 'close');
try {
  await Promise.race([once(server.stdout, 'data'), ended]);
  const { supabaseKey } = await call('GET', '/config.json');
  process.exitCode = (await measure(supabaseKey)) > highestRatio ? 1 : 0;
} finally {
  server.kill();
  await ended;
  rmSync(folder, { recursive: true });
}

/** Prints the figures; gives the median of the busy server in medians of the idle one. */
async function measure(apikey) {
  const addresses = Array.from({ length: people }, (_, index) => `person-${index}@example.com`);
  await Promise.all(addresses.map((email) => register(apikey, email)));
  const read = await aReader(apikey);
  await readings(read, ({ length }) => length < idleReads);
  const idle = await readings(read, ({ length }) => length < idleReads);

  const crowding = logInAgainAndAgain(apikey, addresses);
  const startedAt = performance.now();
  const milliseconds = () => performance.now() - startedAt;
  const busy = await readings(
    read,
    ({ length }) => length < leastBusyReads || milliseconds() < leastBusyMilliseconds,
  );
  const perSecond = crowding.count() / (milliseconds() / 1000);
  await crowding.stop();

  const ratio = quantile(busy, 0.5) / quantile(idle, 0.5);
  console.log(`reading ${favorites} favorites, idle: ${describe(idle)}`);
  console.log(`while ${people} log in (${perSecond.toFixed(0)} a second): ${describe(busy)}`);
  console.log(`${ratio.toFixed(2)} times the idle median; ${highestRatio} are allowed`);
  return ratio;
}

function register(apikey, email) {
  return call('POST', '/auth/v1/signup', { apikey, body: { email, password } });
}

/** Gives a function that reads the favorites of somebody once. */
async function aReader(apikey) {
  const { access_token } = await register(apikey, 'reader@example.com');
  const reader = { apikey, authorization: `Bearer ${access_token}`, agent: keptOpen(1) };
  const body = Array.from({ length: favorites }, (_, index) => ({
    movie_id: index + 1,
    type: 'tv',
  }));
  await call('POST', '/rest/v1/favorites', { ...reader, body });
  return () => call('GET', '/rest/v1/favorites', { ...reader, isPassedOver: true });
}

/** How many milliseconds each reading takes, one after the other for as long as it goes on. */
async function readings(read, goesOn) {
  const times = [];
  while (goesOn(times)) {
    const startedAt = performance.now();
    await read();
    times.push(performance.now() - startedAt);
  }
  return times;
}

function logInAgainAndAgain(apikey, addresses) {
  let count = 0;
  let isOver = false;
  const everybody = addresses.map(async (email) => {
    while (!isOver) {
      const body = { email, password };
      await call('POST', '/auth/v1/token?grant_type=password', { apikey, body });
      count += 1;
    }
  });
  return {
    count: () => count,
    stop() {
      isOver = true;
      return Promise.all(everybody);
    },
  };
}

function startServer() {
  const { PATH } = process.env;
  const started = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...{ PATH, PORT: String(port), DATA_DIR: folder },
      ...{ AUTOCONFIRM: 'true', REQUEST_LIMIT_FACTOR: '0' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // What it says is not read any further, and must not pile up.
  started.stdout.resume();
  return started;
}

/** Sends a request; gives the JSON of the answer, or nothing where it is passed over. */
async function call(
  method,
  path,
  { apikey, authorization, agent = crowd, body, isPassedOver } = {},
) {
  const headers = { ...(apikey && { apikey }), ...(authorization && { authorization }) };
  const sent = request({ port, host: '127.0.0.1', method, path, headers, agent });
  sent.end(body && JSON.stringify(body));
  const [answer] = await once(sent, 'response');
  if (answer.statusCode >= 400)
    throw new Error(`${method} ${path} was answered ${answer.statusCode}`);
  if (isPassedOver) {
    answer.resume();
    await once(answer, 'end');
    return undefined;
  }
  const chunks = await answer.toArray();
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
}

function quantile(times, part) {
  return times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)];
}

function describe(times) {
  const [median, late] = [0.5, 0.95].map((part) => quantile(times, part).toFixed(2));
  return `median ${median} ms, 95 of 100 within ${late} ms (${times.length} reads)`;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address();
  probe.close();
  return free;
}
