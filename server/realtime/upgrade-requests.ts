import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Gives an emitter of the upgrade requests for a WebSocket at `path`. With a listener for upgrades,
 * Node no longer handles any request with an `Upgrade` header as HTTP. Some clients offer HTTP/2 in
 * that header with every request, so all other upgrade requests are handed back to the server.
 */
export function upgradeRequestsTo(path: string, server: Server): EventEmitter {
  const upgrades = new EventEmitter();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isWanted =
      request.method === 'GET' &&
      request.headers.upgrade?.toLowerCase() === 'websocket' &&
      request.url?.split('?', 1)[0] === path;
    if (isWanted) upgrades.emit('upgrade', request, socket, head);
    else handBack(server, request, socket, head);
  });
  return upgrades;
}

/** Lets the server read the request again, without the headers that ask for another protocol. */
function handBack(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`, 'Connection: close'];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (/^(connection|upgrade)$/i.test(name)) continue;
    lines.push(`${name}: ${rawHeaders[index + 1]}`);
  }
  // Node reads header bytes as Latin-1.
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
