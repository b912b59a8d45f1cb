import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * The keyed hash of an address's network, so that a copy of the data does not reveal it. The network
 * is the address itself, or the first half of an IPv6 one: a customer has at least 2^64 of those.
 */
export function hashNetwork(tokenSecret: string, ip: string): string {
  return hashIdentity(tokenSecret, `network ${firstGroups(ip, 4) ?? mappedAddress(ip) ?? ip}`);
}

/**
 * The same for the first 48 bits of an IPv6 address, the most that one customer has; null for any
 * other address.
 */
export function hashSite(tokenSecret: string, ip: string): string | null {
  const site = firstGroups(ip, 3);
  return site && hashIdentity(tokenSecret, `site ${site}`);
}

/** The keyed hash of whoever is counted, so that a copy of the data does not reveal them. */
export function hashIdentity(tokenSecret: string, identity: string): string {
  return createHmac('sha256', tokenSecret).update(identity).digest('hex').slice(0, 32);
}

// The first groups of an IPv6 address, each of 16 bits; null for any other address.
function firstGroups(ip: string, count: number): string | null {
  if (!isIPv6(ip) || mappedAddress(ip)) return null;
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

// An IPv4 address that is written as an IPv6 one.
function mappedAddress(ip: string): string | null {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? null;
}
