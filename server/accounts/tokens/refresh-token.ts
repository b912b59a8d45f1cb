import { createHash, createHmac } from 'node:crypto';

/**
 * The refresh token of a stored row: 256 bits, base64url. Derived instead of stored, so the same
 * token can be given twice (accounts contract, A.4, rule a) though no copy of the data holds it.
 */
export function deriveRefreshToken(tokenSecret: string, rowId: string): string {
  return createHmac('sha256', tokenSecret).update(rowId).digest('base64url');
}

/** The value by which a presented token's row is found. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether the text has the form of a refresh token at all: ours, or the short one of Supabase. */
export function isRefreshToken(text: string): boolean {
  return /^([\w-]{43}|[a-z0-9]{12})$/.test(text);
}
