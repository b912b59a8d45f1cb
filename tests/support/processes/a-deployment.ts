import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy in front of the server at `url`. It can pretend that a new version was deployed: the page
 * and the service worker then name their scripts differently.
 */
export async function startDeployment(url: string) {
  let isNew = false;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = await fetch(url + path.replace('/renewed/', '/assets/'));
    const isWorker = path === '/service-worker.js';
    const isPage = !path.slice(1).includes('.');
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'content-security-policy': answer.headers.get('content-security-policy') ?? '',
      'cache-control': 'no-cache',
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.end(isNew && (isWorker || isPage) ? renewed(body.toString()) : body);
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

function renewed(text: string): string {
  return text
    .replaceAll(/assets\/(?=[\w-]+\.js)/g, 'renewed/')
    .replace(/(?<=marquee-shell-)\w/, 'x');
}
