import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';

/**
 * A plain load balancer: each request, and each WebSocket, goes to the next port. A port that refuses
 * the connection is skipped.
 */
export async function startRoundRobinProxy(port: number, targets: number[]) {
  let turn = 0;
  const next = () => targets[turn++ % targets.length] ?? 0;
  const sockets = new Set<Socket>();

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => forward(Buffer.concat(chunks), targets.length));

    function forward(body: Buffer, tries: number): void {
      const onward = httpRequest(
        {
          port: next(),
          host: '127.0.0.1',
          method: request.method,
          path: request.url,
          headers: { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress },
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          answer.on('error', () => response.destroy());
        },
      );
      onward.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && tries > 1) forward(body, tries - 1);
        else if (response.headersSent) response.destroy();
        else response.writeHead(502).end();
      });
      onward.end(body);
    }
  });

  server.on('upgrade', (request, client: Socket, head) => {
    const upstream = connect(next(), '127.0.0.1', () => {
      upstream.write(headOf(request));
      upstream.write(head);
      client.pipe(upstream).pipe(client);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
