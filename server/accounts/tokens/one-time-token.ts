import { createHash, createHmac, randomInt } from 'node:crypto';

/** Marks the token of a request that carried a PKCE challenge. */
export const pkcePrefix = 'pkce_';

export function createOneTimeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * The token in the link of a mail: a keyed SHA-224 of address and code. Without the key, anybody
 * who knows an address could derive the links of all million codes and try them (decision 6).
 */
export function deriveLinkToken(tokenSecret: string, email: string, code: string): string {
  return createHmac('sha224', tokenSecret)
    .update(email.toLowerCase() + code)
    .digest('hex');
}

/** The hash of a link's token. Only it is stored, so that a copy of the data is of no use. */
export function hashLinkToken(linkToken: string): string {
  return createHash('sha256').update(linkToken).digest('hex');
}

/** Whether the text has the form of a link's token. */
export function isLinkToken(text: string): boolean {
  return /^(pkce_)?[0-9a-f]{56}$/.test(text);
}
