import { request as httpRequest, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { serveLocally } from './serve-locally.ts';
import type { SlowNetwork } from './slow-network.ts';

/**
 * A second address of a server, over the slow network. Unlike the browser's own emulation it slows
 * down the requests of a service worker as well. It refuses WebSockets.
 */
export async function startProxy(target: string, network: SlowNetwork) {
  const { hostname, port } = new URL(target);
  return serveLocally(async (request, response) => {
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
  });
}
