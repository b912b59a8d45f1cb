import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { matchesAddress } from '#server/accounts/requests/address-pattern.ts';
import type { Settings } from '#server/settings/read-settings.ts';
import { isLoopback } from '#server/web/loopback.ts';

// A server that listens on all interfaces has one of the last two as its host.
const isThisMachine = (host: string) => isLoopback(host) || host === '0.0.0.0' || host === '[::]';

export type RedirectSettings = Pick<Settings, 'publicUrl' | 'allowedRedirects'>;

/**
 * Where a mailed link redirects to: the first allowed address of the header `redirect_to`, the
 * query parameter and the Referer, else the site itself (docs/contracts/accounts.md#redirects).
 */
export function pickRedirectTarget(request: FastifyRequest, settings: RedirectSettings): string {
  const { redirect_to } = request.query as Record<string, unknown>;
  const candidates = [request.headers.redirect_to, redirect_to, request.headers.referer];
  return pickTarget(candidates, settings);
}

/** The first candidate that the settings allow as a redirect target, else the site itself. */
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

// An IP address is refused even if a pattern matches it, unless it is this machine's.
function hasPlainHost({ protocol, hostname }: URL): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return isThisMachine(hostname);
  return !/^https?:$/.test(protocol) || /^[a-z0-9.-]+$/i.test(hostname);
}

// A user name can make an address look like that of another site.
function parseUrl(candidate: unknown): URL | null {
  if (typeof candidate !== 'string' || !URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  return url.username || url.password ? null : url;
}

// Another port of this machine is allowed, because developers run their client there. If the site
// has a path, other paths of its host may belong to somebody else.
function isOnSite(target: URL, site: URL): boolean {
  if (target.protocol !== site.protocol || target.hostname !== site.hostname) return false;
  if (target.port !== site.port) return isThisMachine(site.hostname);
  return `${target.pathname}/`.startsWith(site.pathname);
}
