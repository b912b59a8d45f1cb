import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * The keyed hash of an IP address's network, so that a copy of the data does not reveal the
 * address. The network is the whole IPv4 address, but only the first half of an IPv6 address,
 * because one customer has at least 2^64 of those.
 */
export function hashNetwork(tokenSecret: string, ip: string): string {
  return hashIdentity(tokenSecret, `network ${firstGroups(ip, 4) ?? mappedAddress(ip) ?? ip}`);
}

/**
 * The keyed hash of the first 48 bits of an IPv6 address, because the largest network of one
 * customer is a /48; null for any other address.
 */
export function hashSite(tokenSecret: string, ip: string): string | null {
  const site = firstGroups(ip, 3);
  return site && hashIdentity(tokenSecret, `site ${site}`);
}

/** The keyed hash of an account or network, so that a copy of the data does not reveal it. */
export function hashIdentity(tokenSecret: string, identity: string): string {
  return createHmac('sha256', tokenSecret).update(identity).digest('hex').slice(0, 32);
}

// The first `count` groups of 16 bits of an IPv6 address; null for any other address.
function firstGroups(ip: string, count: number): string | null {
  if (!isIPv6(ip) || mappedAddress(ip)) return null;
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

// The IPv4 address inside an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2), or null.
function mappedAddress(ip: string): string | null {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? null;
}
