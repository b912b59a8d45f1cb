// Sends requests to a server as fast as it answers. It runs in a process of its own, so that it can
// have a core of its own, and spends less time on a request than the fastest server does. The parent
// process sends one order and receives one result.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const warmUpSeconds = 1;

process.once('disconnect', () => process.exit());
process.once('message', async (/** @type {import('./put-under-load.ts').Order} */ order) => {
  const { load, connections, seconds, firstId } = order;
  const { hostname, port } = new URL(load.url);
  let nextId = firstId;
  let failed = 0;
  /** @type {number[]} */
  let milliseconds = [];

  /** @param {string[]} requests */
  function repeat(requests) {
    const socket = connect({ port: Number(port), host: hostname, noDelay: true });
    let sent = 0;
    let id = 0;
    let sentAt = 0;
    let received = Buffer.alloc(0);

    function send() {
      const turn = sent % requests.length;
      if (turn === 0) id = nextId++;
      sent += 1;
      sentAt = performance.now();
      socket.write(requests[turn]?.replaceAll('{id}', String(id)) ?? '');
    }
    socket.once('connect', send);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (!isComplete(received)) return;
      if (received.toString('latin1', 0, 10) === 'HTTP/1.1 2')
        milliseconds.push(performance.now() - sentAt);
      else failed += 1;
      received = Buffer.alloc(0);
      send();
    });
    // Such a connection is not opened again: its failure makes the figures invalid.
    socket.once('error', () => {});
    socket.once('close', () => {
      failed += 1;
    });
  }

  const sequences = load.sequences.map((requests) =>
    requests.map((request) => asText(request, hostname)),
  );
  for (let index = 0; index < connections; index += 1) {
    repeat(sequences[index % sequences.length] ?? []);
  }
  await pause(warmUpSeconds * 1000);
  milliseconds = [];
  const startedAt = performance.now();
  const busyBefore = process.cpuUsage();
  await pause(seconds * 1000);
  const { user, system } = process.cpuUsage(busyBefore);
  const elapsed = performance.now() - startedAt;
  process.send?.({
    perSecond: milliseconds.length / (elapsed / 1000),
    p99: milliseconds.sort((one, other) => one - other)[Math.floor(milliseconds.length * 0.99)],
    failed,
    generatorBusy: (user + system) / 1000 / elapsed,
  });
  process.disconnect();
});

/**
 * @param {import('./put-under-load.ts').LoadRequest} request
 * @param {string} host
 */
function asText({ method = 'GET', path, headers, body = '' }, host) {
  // An id has as many digits as it has in every other request, so the length does not change.
  const length = body.replaceAll('{id}', String(2 ** 30)).length;
  const all = { host, ...headers, ...(body && { 'content-length': length }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Whether this is a whole answer: all of its length, or the last chunk.
 *
 * @param {Buffer} received
 */
function isComplete(received) {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const head = received.toString('latin1', 0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return received.length === end + 4 + Number(length);
  if (/^transfer-encoding: chunked/im.test(head)) {
    return received.toString('latin1', received.length - 5) === '0\r\n\r\n';
  }
  return true;
}
