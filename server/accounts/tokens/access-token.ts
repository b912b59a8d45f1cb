import { errors, type JWK, type JWTPayload, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose';
import { rememberVerified } from '#server/accounts/mailed-links/remember-verified.ts';
import { importSigningKeys } from '#server/accounts/tokens/signing-keys.ts';

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
  /** `authenticated`, unless the administrator says otherwise. */
  role?: string;
  /** The user has a second factor that this session has not shown yet: no data for it. */
  needs_second_factor?: true;
}

type Verification = { ok: true; claims: JWTPayload } | { ok: false; reason: 'expired' | 'invalid' };

/** Checks access tokens, whoever signs them. */
export interface AccessTokenVerifier {
  /** Never throws for a bad token. Unavailable: the keys to check it with could not be had. */
  verify(
    token: string,
  ): Promise<Verification | { ok: false; reason: 'unavailable'; cause: unknown }>;
}

export interface AccessTokens {
  /** Life of a token. */
  seconds: number;
  /** Signs a token that ends `seconds` after now. */
  sign(claims: AccessTokenClaims): Promise<{ token: string; expiresAt: number }>;
  /** Checks signature, issuer, audience and expiry. Never throws for a bad token. */
  verify(token: string): Promise<Verification>;
  /** The public halves, as `/.well-known/jwks.json` gives them. */
  publicKeys(): { keys: JWK[] };
}

/**
 * Signs access tokens with the first of `signingKeys` and checks them with all, so that a key can
 * be followed by another while its tokens still hold. `issuer` is the public auth URL; `clock`
 * gives milliseconds. Throws SigningKeysError for keys that cannot sign.
 */
export async function createAccessTokens(
  { signingKeys, issuer, seconds }: { signingKeys: JWK[]; issuer: string; seconds: number },
  clock: () => number,
): Promise<AccessTokens> {
  const { signer, verifiers, publicKeys } = await importSigningKeys(signingKeys);
  const nowSeconds = () => Math.floor(clock() / 1000);

  // A key is good for its own algorithm only, whatever the token's head says.
  const findKey: JWTVerifyGetKey = ({ kid, alg }) => {
    const verifier = verifiers.get(kid ?? '');
    if (verifier?.alg !== alg) throw new errors.JWKSNoMatchingKey();
    return verifier.key;
  };

  return {
    seconds,

    async sign(claims) {
      const expiresAt = nowSeconds() + seconds;
      const token = await new SignJWT({ role: 'authenticated', ...claims, phone: '' })
        .setProtectedHeader({ alg: signer.alg, typ: 'JWT', kid: signer.kid })
        .setIssuer(issuer)
        .setAudience('authenticated')
        .setIssuedAt(nowSeconds())
        .setExpirationTime(expiresAt)
        .sign(signer.key);
      return { token, expiresAt };
    },

    verify: rememberVerified(async (token) => {
      try {
        const { payload } = await jwtVerify(token, findKey, {
          issuer,
          audience: 'authenticated',
          requiredClaims: ['exp'],
          currentDate: new Date(clock()),
        });
        return { ok: true, claims: payload };
      } catch (error) {
        return { ok: false, reason: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
      }
    }, clock),

    publicKeys: () => ({ keys: publicKeys }),
  };
}
