import type { FastifyRequest } from 'fastify';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '[::]']);

/**
 * Where a link in a mail leads in the end: the first usable of the header `redirect_to`, the query
 * parameter and the Referer, else the site itself. An unusable one is skipped without a word
 * (accounts contract, A.5).
 */
export function pickRedirectTarget(request: FastifyRequest, siteUrl: string): string {
  const { redirect_to } = request.query as Record<string, unknown>;
  const site = new URL(siteUrl);
  return (
    [request.headers.redirect_to, redirect_to, request.headers.referer]
      .map((candidate) => parseUrl(candidate))
      .find((target) => target !== null && isOnSite(target, site)) ?? site
  ).href;
}

function parseUrl(candidate: unknown): URL | null {
  return typeof candidate === 'string' && URL.canParse(candidate) ? new URL(candidate) : null;
}

// Someone who develops a client on this machine runs it on another port.
function isOnSite(target: URL, site: URL): boolean {
  const isSameHost = target.protocol === site.protocol && target.hostname === site.hostname;
  const isLoopback = loopbackHosts.has(site.hostname) || site.hostname.endsWith('.localhost');
  return isSameHost && (target.port === site.port || isLoopback);
}
