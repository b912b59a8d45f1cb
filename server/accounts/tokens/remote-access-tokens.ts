import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { addresses } from '#contract/addresses.ts';
import { UnavailableKeysError, verifyToken } from '#server/accounts/tokens/verify-token.ts';
import type { TokenVerifier } from '#server/caller.ts';

/** A hosted project whose access tokens are checked. */
export interface TokenIssuer {
  /** Without a trailing slash. */
  url: string;
  /**
   * The secret that a project without signing keys signs with
   * (docs/contracts/accounts.md#the-access-token).
   */
  jwtSecret: string | null;
}

// A withdrawn key is accepted for up to this time; a new one is fetched at once.
const renewMilliseconds = 600_000;

const timeoutMilliseconds = 5_000;

/**
 * Checks the access tokens of a hosted project with its public keys, as `createAccessTokens` checks
 * our own. The keys are fetched when first needed and when a token names an unknown key. Later they
 * are renewed in the background, so that an outage of the project does not affect tokens of cached
 * keys. `clock` gives milliseconds.
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
