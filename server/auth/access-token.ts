import {
  createLocalJWKSet,
  errors,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';

/** Life of an access token; clients refresh 90 s before its end (accounts contract, A.8). */
export const accessTokenSeconds = 3600;

/** How a session was proved, newest first in a token (accounts contract, A.3). */
export interface AuthenticationMethod {
  method: string;
  timestamp: number;
}

/** What an access token says besides the registered claims. */
export interface AccessTokenClaims {
  sub: string;
  email: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  aal: 'aal1' | 'aal2';
  amr: AuthenticationMethod[];
  session_id: string;
  is_anonymous: boolean;
}

type Verification = { ok: true; claims: JWTPayload } | { ok: false; reason: 'expired' | 'invalid' };

export interface AccessTokens {
  /** Signs a token that ends `accessTokenSeconds` after now. */
  sign(claims: AccessTokenClaims): Promise<{ token: string; expiresAt: number }>;
  /** Checks signature, issuer, audience and expiry. Never throws for a bad token. */
  verify(token: string): Promise<Verification>;
  /** The public halves, as `/.well-known/jwks.json` gives them. */
  publicKeys(): { keys: JWK[] };
}

/**
 * Signs and checks ES256 access tokens with one private key.
 * `issuer` is the public auth URL; `clock` gives milliseconds.
 */
export async function createAccessTokens(
  signingKey: JWK,
  issuer: string,
  clock: () => number,
): Promise<AccessTokens> {
  const privateKey = await importJWK(signingKey, 'ES256');
  const { d: _private, ...publicHalf } = signingKey;
  const keys = { keys: [{ ...publicHalf, alg: 'ES256', use: 'sig', key_ops: ['verify'] }] };
  const findKey = createLocalJWKSet(keys);
  const nowSeconds = () => Math.floor(clock() / 1000);

  return {
    async sign(claims) {
      const expiresAt = nowSeconds() + accessTokenSeconds;
      const token = await new SignJWT({ ...claims, phone: '', role: 'authenticated' })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: String(signingKey.kid) })
        .setIssuer(issuer)
        .setAudience('authenticated')
        .setIssuedAt(nowSeconds())
        .setExpirationTime(expiresAt)
        .sign(privateKey);
      return { token, expiresAt };
    },

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, findKey, {
          issuer,
          audience: 'authenticated',
          algorithms: ['ES256'],
          currentDate: new Date(clock()),
        });
        return { ok: true, claims: payload };
      } catch (error) {
        return { ok: false, reason: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
      }
    },

    publicKeys: () => keys,
  };
}
