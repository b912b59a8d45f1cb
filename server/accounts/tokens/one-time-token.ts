import { createHash, createHmac, randomInt } from 'node:crypto';

/** Marks the token of a request that carried a PKCE challenge. */
export const pkcePrefix = 'pkce_';

/** Six random digits. */
export function createOneTimeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * What the link of a mail carries: SHA-224 over address and code, but
 * keyed. Without the secret whoever knows an address could make the links of all million codes and
 * try them (decision 6).
 */
export function deriveLinkToken(tokenSecret: string, email: string, code: string): string {
  return createHmac('sha224', tokenSecret)
    .update(email.toLowerCase() + code)
    .digest('hex');
}

/** What is stored of a link's token, so that a copy of the data opens nothing. */
export function hashLinkToken(linkToken: string): string {
  return createHash('sha256').update(linkToken).digest('hex');
}

/** Whether the text has the form of a link's token at all. */
export function isLinkToken(text: string): boolean {
  return /^(pkce_)?[0-9a-f]{56}$/.test(text);
}
