import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { addresses } from '#contract/addresses.ts';
import { UnavailableKeysError, verifyToken } from '#server/accounts/tokens/verify-token.ts';
import type { TokenVerifier } from '#server/caller.ts';

/** The accounts service of somebody else, as far as checking its tokens goes. */
export interface TokenIssuer {
  /** Of the hosted project, without a trailing slash. */
  url: string;
  /**
   * What the project signs with where it has no keys of its own
   * (docs/contracts/accounts.md#the-access-token).
   */
  jwtSecret: string | null;
}

// A withdrawn key is known here for so long; a new one at once.
const renewMilliseconds = 600_000;

const timeoutMilliseconds = 5_000;

/**
 * Checks the access tokens of a hosted project with the keys it publishes, as
 * `createAccessTokens` checks our own. Keys are fetched when first needed and when a token names
 * one that is not known, then renewed behind the back of whoever asks, so that an outage of the
 * project harms nobody whose key is known. `clock` gives milliseconds.
 */
export function createRemoteAccessTokens(
  { url, jwtSecret }: TokenIssuer,
  clock: () => number,
): TokenVerifier {
  const issuer = url + addresses.accounts;
  const published = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    cacheMaxAge: Number.POSITIVE_INFINITY,
    timeoutDuration: timeoutMilliseconds,
  });
  const secret = jwtSecret === null ? null : new TextEncoder().encode(jwtSecret);
  const algorithms = ['ES256', 'RS256', 'EdDSA', ...(secret ? ['HS256'] : [])];
  let renewedAt = clock();

  const findKey: JWTVerifyGetKey = async (header, token) => {
    if (secret && header.alg === 'HS256') return secret;
    if (clock() - renewedAt > renewMilliseconds) {
      renewedAt = clock();
      published.reload().catch(() => {});
    }
    try {
      return await published(header, token);
    } catch (error) {
      if (isAboutTheToken(error)) throw error;
      throw new UnavailableKeysError(`${url} did not give its keys`, { cause: error });
    }
  };

  return { verify: (token) => verifyToken(token, findKey, { issuer, algorithms, clock }) };
}

function isAboutTheToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
