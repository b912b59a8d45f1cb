import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeAnswer } from '#tests/support/catalogue/fake-answers.ts';

/** Answers a request in TMDB's place. */
export type Sentinel = (request: IncomingMessage, response: ServerResponse) => void;

const json = 'application/json; charset=utf-8';
// One grey pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

export const apiKey = '0123456789abcdef0123456789abcdef';

/** The settings of a server whose TMDB is a fake one. */
export function tmdbSettings({ apiUrl, imageUrl }: { apiUrl: string; imageUrl: string }) {
  return { TMDB_API_KEY: apiKey, TMDB_API_URL: apiUrl, TMDB_IMAGE_URL: imageUrl };
}

/** A fake TMDB on this machine, API and image host in one, which can misbehave on request. */
export async function startFakeTmdb() {
  const requests: {
    path: string;
    query: Record<string, string>;
    headers: IncomingHttpHeaders;
  }[] = [];
  const queue: Sentinel[] = [];
  let usual: Sentinel | null = null;
  let mostConnections = 0;
  let connections = 0;
  const fake = { maxAgeSeconds: 600 };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://tmdb');
    const path = pathname.replace('/3/', '');
    requests.push({ path, query: Object.fromEntries(searchParams), headers: request.headers });
    const sentinel = queue.shift() ?? usual;
    (sentinel ?? plainly)(request, response);
  });
  const plainly: Sentinel = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://tmdb');
    const path = pathname.replace('/3/', '');
    answerPlainly(path, searchParams, request, response, fake.maxAgeSeconds);
  };
  server.on('connection', (socket) => {
    connections += 1;
    mostConnections = Math.max(mostConnections, connections);
    socket.on('close', () => {
      connections -= 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return Object.assign(fake, {
    apiUrl: `${url}/3`,
    imageUrl: `${url}/t/p`,
    /** The requests that it got, in order. */
    requests,
    mostConnections: () => mostConnections,
    /** Uses these for the next requests, one each. */
    next: (...sentinels: Sentinel[]) => void queue.push(...sentinels),
    /** Answers as TMDB does. */
    plainly,
    /** Uses this for every further request; null: answers as TMDB does. */
    always(sentinel: Sentinel | null) {
      usual = sentinel;
    },
    async stop() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
}

function answerPlainly(
  path: string,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
  maxAgeSeconds: number,
): void {
  if (path.startsWith('/t/p/')) {
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    return;
  }
  const answer = fakeAnswer(path, query);
  if (!answer) {
    notFound(request, response);
    return;
  }
  const body = JSON.stringify(answer);
  const etag = `W/"${createHash('md5').update(body).digest('hex')}"`;
  const headers = {
    'cache-control': `public, max-age=${maxAgeSeconds}`,
    etag,
    // TMDB allows every origin.
    'access-control-allow-origin': '*',
  };
  if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
  else response.writeHead(200, { ...headers, 'content-type': json }).end(body);
}

/** TMDB's own 404 (docs/contracts/catalogue.md#errors). */
export const notFound: Sentinel = (_request, response) => {
  const body = { success: false, status_code: 34, status_message: 'It could not be found.' };
  response.writeHead(404, { 'content-type': json }).end(JSON.stringify(body));
};

/** Never answers. */
export const silence: Sentinel = () => {};

/** This status, with a body that has no meaning. */
export function status(code: number, headers: Record<string, string> = {}): Sentinel {
  return (_request, response) => void response.writeHead(code, headers).end('Sorry.');
}

/** 200 with this body, for any request. */
export function content(body: unknown, headers: Record<string, string> = {}): Sentinel {
  return (_request, response) =>
    void response
      .writeHead(200, { 'content-type': json, ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Sends the beginning of an answer, then closes the connection. */
export const truncated: Sentinel = (_request, response) => {
  response.writeHead(200, { 'content-type': json, 'content-length': 1000 });
  response.write('{"page":1,"results":[{"id":1,', () => response.destroy());
};

/** A usual answer, followed by fifty megabytes of spaces. */
export function endless(contentType = json): Sentinel {
  return (_request, response) => {
    const blanks = ' '.repeat(1024 * 1024);
    let left = 50;
    response.writeHead(200, { 'content-type': contentType });
    response.write(
      '{"page":1,"results":[],"total_pages":1,"total_results":0,"genres":[{"id":18}]}',
    );
    const write = () => {
      while (left-- > 0) if (!response.write(blanks)) return void response.once('drain', write);
      response.end();
    };
    write();
  };
}
