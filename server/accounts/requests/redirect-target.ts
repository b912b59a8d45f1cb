import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { matchesAddress } from '#server/accounts/requests/address-pattern.ts';
import type { Settings } from '#server/settings/read-settings.ts';
import { isLoopback } from '#server/web/loopback.ts';

// A server that listens on every address calls itself by one of the last two.
const isThisMachine = (host: string) => isLoopback(host) || host === '0.0.0.0' || host === '[::]';

export type RedirectSettings = Pick<Settings, 'publicUrl' | 'allowedRedirects'>;

/**
 * Where a link in a mail leads in the end: the first usable of the header `redirect_to`, the query
 * parameter and the Referer, else the site itself. An unusable one is skipped
 * (docs/contracts/accounts.md#redirects).
 */
export function pickRedirectTarget(request: FastifyRequest, settings: RedirectSettings): string {
  const { redirect_to } = request.query as Record<string, unknown>;
  const candidates = [request.headers.redirect_to, redirect_to, request.headers.referer];
  return pickTarget(candidates, settings);
}

/** The first of the candidates that people may be led to, else the site itself. */
export function pickTarget(
  candidates: unknown[],
  { publicUrl, allowedRedirects }: RedirectSettings,
): string {
  const site = new URL(`${publicUrl}/`);
  const usable = candidates
    .map((candidate) => parseUrl(candidate))
    .find((target) => target !== null && (isOnSite(target, site) || isAllowed(target)));
  return (usable ?? site).href;

  function isAllowed(target: URL): boolean {
    if (!hasPlainHost(target)) return false;
    const { href } = new URL(target);
    const withoutFragment = href.split('#', 1)[0] ?? '';
    return allowedRedirects.some((pattern) => matchesAddress(pattern, withoutFragment));
  }
}

// An IP address is refused even where a pattern fits it, except this machine's.
function hasPlainHost({ protocol, hostname }: URL): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return isThisMachine(hostname);
  return !/^https?:$/.test(protocol) || /^[a-z0-9.-]+$/i.test(hostname);
}

// A user name in an address is a way to make it look like another one.
function parseUrl(candidate: unknown): URL | null {
  if (typeof candidate !== 'string' || !URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  return url.username || url.password ? null : url;
}

// Someone who develops a client on this machine runs it on another port. Where the site has a path,
// its neighbours may be somebody else's.
function isOnSite(target: URL, site: URL): boolean {
  if (target.protocol !== site.protocol || target.hostname !== site.hostname) return false;
  if (target.port !== site.port) return isThisMachine(site.hostname);
  return `${target.pathname}/`.startsWith(site.pathname);
}
