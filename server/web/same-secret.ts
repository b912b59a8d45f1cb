import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal, in constant time. */
export function isSameSecret(expected: string, given: string): boolean {
  // Digests have equal lengths, which the comparison needs.
  return timingSafeEqual(digestOf(expected), digestOf(given));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
