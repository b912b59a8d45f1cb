import { createHash, createHmac } from 'node:crypto';

const length = 12;

/**
 * The refresh token of a stored row: 12 characters of [a-z0-9]. Derived instead of stored, so the
 * same token can be given twice (accounts contract, A.4, rule a) though no copy of the data holds it.
 */
export function deriveRefreshToken(tokenSecret: string, rowId: string): string {
  const digest = createHmac('sha256', tokenSecret).update(rowId).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(-length);
}

/** The value by which a presented token's row is found. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether the text has the form of a refresh token at all. */
export function isRefreshToken(text: string): boolean {
  return /^[a-z0-9]{12}$/.test(text);
}
