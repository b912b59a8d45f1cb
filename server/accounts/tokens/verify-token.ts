import { errors, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose';
import type { TokenVerifier } from '#server/caller.ts';

/** Thrown by `findKey` when the keys to check a token cannot be fetched. */
export class UnavailableKeysError extends Error {}

/**
 * Checks a token's signature, issuer, audience and expiry. `clock` gives milliseconds.
 * Never throws for a bad token.
 */
export async function verifyToken(
  token: string,
  findKey: JWTVerifyGetKey,
  { clock, ...options }: Pick<JWTVerifyOptions, 'issuer' | 'algorithms'> & { clock: () => number },
): ReturnType<TokenVerifier['verify']> {
  try {
    const { payload } = await jwtVerify(token, findKey, {
      ...options,
      audience: 'authenticated',
      requiredClaims: ['exp'],
      currentDate: new Date(clock()),
    });
    return { ok: true, claims: payload };
  } catch (cause) {
    if (cause instanceof UnavailableKeysError) return { ok: false, reason: 'unavailable', cause };
    return { ok: false, reason: cause instanceof errors.JWTExpired ? 'expired' : 'invalid' };
  }
}
