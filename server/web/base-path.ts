import type { FastifyInstance } from 'fastify';

/**
 * The path under which people find the app, without a slash at its end: `/movies` for
 * https://example.com/movies, nothing for https://example.com.
 */
export function basePathOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** An address without the base path in front of it; one that lies elsewhere stays as it is. */
export function withoutBasePath(basePath: string, url: string): string {
  const rest = url.slice(basePath.length);
  if (basePath === '' || !url.startsWith(basePath) || !/^([/?]|$)/.test(rest)) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Takes the base path off upgrade requests, which do not come by the way of the others. */
export function takeBasePathOffUpgrades(app: FastifyInstance, basePath: string): void {
  app.addHook('onReady', async () => {
    // Where nobody waits for upgrades, Node answers them as ordinary requests; a listener ends that.
    if (app.server.listenerCount('upgrade') === 0) return;
    app.server.prependListener('upgrade', (request) => {
      request.url = withoutBasePath(basePath, request.url ?? '/');
    });
  });
}

/** The app's page, whose addresses begin with `/`, for a client that lives under the base path. */
export function placePage(html: string, basePath: string): string {
  return html.replace(/\b((?:href|src|content)="|url\()\//g, `$1${basePath}/`);
}
