import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * The network of an address under a key, so that no copy of the data shows it: the address itself,
 * or the first half of an IPv6 one, since whoever has one of those has 2^64.
 */
export function hashNetwork(tokenSecret: string, ip: string): string {
  return hashIdentity(tokenSecret, `network ${firstGroups(ip, 4) ?? mappedAddress(ip) ?? ip}`);
}

/**
 * In the same form the first 48 bits of an IPv6 address, which are one customer's at the most; null
 * for any other address.
 */
export function hashSite(tokenSecret: string, ip: string): string | null {
  const site = firstGroups(ip, 3);
  return site && hashIdentity(tokenSecret, `site ${site}`);
}

/** Somebody or something that is counted, under a key, so that no copy of the data shows whom. */
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

// An IPv4 address in IPv6 clothes is still one address.
function mappedAddress(ip: string): string | null {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? null;
}
