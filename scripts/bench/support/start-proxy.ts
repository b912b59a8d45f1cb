import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import type { SlowNetwork } from './slow-network.ts';

/**
 * A second address of a server, over the slow network. Unlike the browser's own emulation it slows
 * down the requests of a service worker as well. It refuses WebSockets.
 */
export async function startProxy(target: string, network: SlowNetwork) {
  const { hostname, port } = new URL(target);
  const server = createServer(async (request, response) => {
    await network.pass();
    const { method, url: path, headers } = request;
    const onward = httpRequest({ hostname, port, method, path, headers });
    onward.on('response', (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      // A page that is left ends its requests early.
      pipeline(answer, response, () => undefined);
    });
    pipeline(request, onward, (error) => {
      if (error) response.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
