import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are one, in a time that does not tell where they differ. */
export function isSameSecret(expected: string, given: string): boolean {
  // Digests have one length, which the constant-time comparison needs.
  return timingSafeEqual(digestOf(expected), digestOf(given));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
