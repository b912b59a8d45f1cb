import type { FastifyInstance } from 'fastify';

/**
 * The path of the public URL, without a trailing slash: `/movies` for https://example.com/movies,
 * empty for https://example.com.
 */
export function basePathOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** Removes the base path from the start of an address; one without it stays as it is. */
export function withoutBasePath(basePath: string, url: string): string {
  const rest = url.slice(basePath.length);
  if (basePath === '' || !url.startsWith(basePath) || !/^([/?]|$)/.test(rest)) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Removes the base path from upgrade requests, to which Fastify does not apply `rewriteUrl`. */
export function takeBasePathOffUpgrades(app: FastifyInstance, basePath: string): void {
  app.addHook('onReady', async () => {
    // Without a listener, Node answers upgrades as ordinary requests; adding one would change that.
    if (app.server.listenerCount('upgrade') === 0) return;
    app.server.prependListener('upgrade', (request) => {
      request.url = withoutBasePath(basePath, request.url ?? '/');
    });
  });
}

/** Puts the base path in front of the page's URLs, which begin with `/`. */
export function placePage(html: string, basePath: string): string {
  return html.replace(/\b((?:href|src|content)="|url\()\//g, `$1${basePath}/`);
}
