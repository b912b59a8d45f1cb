import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { aRefusedStart } from '#tests/support/data/a-refused-start.ts';
import { aServerProcess } from '#tests/support/processes/a-server-process.ts';
import { freePort, spawnServer } from '#tests/support/processes/start-server-process.ts';

test('the server prints in one line its address, its data directory and where mails go', async () => {
  const { line, url, dataDirectory } = await aServerProcess();
  expect(line).toBe(`Marquee is ready at ${url} (data in ${dataDirectory}, mails at ${url}/inbox)`);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the server with 0 and without output',
  async (signal) => {
    const { server, ended, output } = await aServerProcess();
    server.kill(signal);
    expect(await ended).toBe(0);
    expect(output.stderr).toBe('');
  },
);

test('a request in flight when the server is told to stop is finished first', async () => {
  const { server, ended, port, url, target } = await aServerProcess();
  const { publishableKey } = await target();
  const body = '{"email":"ann@example.com"}';
  const head = [
    'POST /auth/v1/recover HTTP/1.1',
    'Host: localhost',
    `apikey: ${publishableKey}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  // An answer on another connection shows that the server has received the half request.
  await fetch(`${url}/healthz`);
  server.kill('SIGTERM');
  socket.write(body.slice(5));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ended).toBe(0);
});

test('a second server on the same data directory is refused with the reason', async () => {
  const { dataDirectory } = await aServerProcess();
  expect(await aRefusedStart({ DATA_DIR: dataDirectory })).toBe(
    `Another Marquee server is already using the data directory ${dataDirectory}. Stop it first, or set DATA_DIR to another folder.`,
  );
});

/** A port that another program uses. */
async function aTakenPort(): Promise<string> {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  onTestFinished(() => void squatter.close());
  return String((squatter.address() as AddressInfo).port);
}

test('a busy port is refused with a sentence', async () => {
  const PORT = await aTakenPort();
  expect(await aRefusedStart({ PORT })).toBe(
    `Port ${PORT} is already in use. Stop the program that has it, or set PORT to another.`,
  );
});

test.each([
  ['does not run', async () => `localhost:${await freePort()}`],
  ['is on no machine of that name', async () => 'nowhere.invalid'],
])('a PostgreSQL that %s is refused with a sentence', async (_what, host) => {
  const DATABASE_URL = `postgres://ann:hunter2@${await host()}/marquee`;
  const complaint = await aRefusedStart({ DATABASE_URL });
  expect(complaint).toMatch(
    /^PostgreSQL cannot be used \(.*E[A-Z_]+.*\)\. Check DATABASE_URL, and that the database runs\.$/,
  );
  expect(complaint).not.toContain('hunter2');
});

/** The size of the write-ahead log: what is not yet in the database file itself. */
function bytesInLog(dataDirectory: string): number {
  return statSync(join(dataDirectory, 'marquee.db-wal'), { throwIfNoEntry: false })?.size ?? 0;
}

test('a start that fails closes its database', async () => {
  const DATA_DIR = aDirectory();
  await aRefusedStart({ DATA_DIR, PORT: await aTakenPort() });
  expect(existsSync(join(DATA_DIR, 'marquee.db'))).toBe(true);
  expect(bytesInLog(DATA_DIR)).toBe(0);
});

test('a server that is told to stop while it starts closes its database, and ends with 0', async () => {
  const dataDirectory = aDirectory();
  const port = String(await freePort());
  const { server, ended, output } = spawnServer({ PORT: port, DATA_DIR: dataDirectory });
  await vi.waitUntil(() => existsSync(join(dataDirectory, 'marquee.db')), {
    interval: 1,
    timeout: 20_000,
  });
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output.stderr).toBe('');
  expect(bytesInLog(dataDirectory)).toBe(0);
});

// In /proc no folder can be made, with an error at which an older Node.js did not stop.
test.runIf(existsSync('/proc'))(
  'a data directory that cannot be made is refused with a sentence',
  async () => {
    expect(await aRefusedStart({ DATA_DIR: '/proc/marquee/data' })).toBe(
      'The data directory /proc/marquee/data cannot be made. Set DATA_DIR to a folder that can be written.',
    );
  },
);

/** A build of the server without a renderer of pages. */
function aBuildWithoutRenderer(): string {
  const build = aDirectory();
  cpSync('dist/server', join(build, 'server'), { recursive: true });
  writeFileSync(join(build, 'package.json'), '{"type": "module"}');
  symlinkSync(resolve('node_modules'), join(build, 'node_modules'));
  symlinkSync(resolve('dist/catalogue'), join(build, 'catalogue'));
  mkdirSync(join(build, 'pages'));
  return build;
}

test('a renderer of pages that cannot be loaded is refused with a sentence', async () => {
  const build = aBuildWithoutRenderer();
  writeFileSync(join(build, 'pages', 'entry-server.js'), `throw new Error('half a file');`);
  expect(await aRefusedStart({}, build)).toBe(
    `The renderer of pages in ${build}/pages cannot be loaded (Error: half a file). Delete the folder dist and run npm start, which builds it again.`,
  );
});

test('a start without a renderer of pages says that browsers render them', async () => {
  const build = aBuildWithoutRenderer();
  const PORT = await aTakenPort();
  expect(await aRefusedStart({ PORT }, build)).toContain(
    `There is no renderer of pages in ${build}/pages, so browsers render them`,
  );
});

test('bad settings end the start with 1, and each is named', async () => {
  const complaint = await aRefusedStart({ PORT: 'x', PUBLIC_URL: 'nowhere' });
  expect(complaint).toContain('PORT=x must be a whole number');
  expect(complaint).toContain('PUBLIC_URL must be a URL');
});
