import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Where a request comes from, as a session and the audit trail remember it. */
export interface RequestOrigin {
  ip: string;
  /** What the browser says of itself, cut to a bounded length. */
  userAgent: string | null;
}

const userAgentMaximumLength = 300;

/** The origin of a request; its address is that of the client behind trusted proxies only. */
export function originOf({ ip, headers }: FastifyRequest): RequestOrigin {
  return { ip, userAgent: headers['user-agent']?.slice(0, userAgentMaximumLength) ?? null };
}

/**
 * The network of an address under a key, so that no copy of the data shows it: the address itself,
 * or the first half of an IPv6 one, since whoever has one of those has 2^64.
 */
export function hashNetwork(tokenSecret: string, ip: string): string {
  return hashIdentity(tokenSecret, `network ${isIPv6(ip) ? firstHalf(ip) : ip}`);
}

/** Somebody or something that is counted, under a key, so that no copy of the data shows whom. */
export function hashIdentity(tokenSecret: string, identity: string): string {
  return createHmac('sha256', tokenSecret).update(identity).digest('hex').slice(0, 32);
}

function firstHalf(ip: string): string {
  // An IPv4 address in IPv6 clothes is still one address.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':').toLowerCase();
}
