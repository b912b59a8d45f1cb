import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * A plain static host, which answers unknown paths with 404.html. With `readsRules` it reads the parts
 * of `_headers` and `_redirects` that our build writes.
 */
export async function startStaticHost(folder: string, { readsRules }: { readsRules: boolean }) {
  const rules = readsRules ? readFileSync(join(folder, '_headers'), 'utf8') : '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = pathname === '/' ? '/index.html' : pathname;
    const isThere = existsSync(join(folder, path));
    const answer = isThere ? path : readsRules ? '/index.html' : '/404.html';
    response.writeHead(isThere || readsRules ? 200 : 404, {
      ...headersFor(pathname, rules),
      'content-type': contentTypes[extname(answer)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(join(folder, answer)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function headersFor(pathname: string, rules: string): Record<string, string> {
  const sections = rules.split(/^(?=\/)/m).map((section) => section.trimEnd().split(/\n {2}/));
  const lines = sections.flatMap(([pattern = '', ...own]) =>
    pathname.startsWith(pattern.replace('*', '')) ? own : [],
  );
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
}
