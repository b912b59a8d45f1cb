import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The app of another server, under an address of its own, which can go over to a new version. */
export async function startDeployment(url: string) {
  let isNew = false;
  const server = createServer(async (request, response) => {
    const answer = await fetch(url + request.url);
    const isWorker = request.url === '/service-worker.js';
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'content-security-policy': answer.headers.get('content-security-policy') ?? '',
      'cache-control': 'no-cache',
    });
    response.write(Buffer.from(await answer.arrayBuffer()));
    response.end(isNew && isWorker ? '\n// another version' : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    goOverToNewVersion: () => {
      isNew = true;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
