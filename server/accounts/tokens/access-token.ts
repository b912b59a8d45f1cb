import { errors, type JWK, type JWTVerifyGetKey, SignJWT } from 'jose';
import { rememberVerified } from '#server/accounts/tokens/remember-verified.ts';
import { importSigningKeys } from '#server/accounts/tokens/signing-keys.ts';
import { verifyToken } from '#server/accounts/tokens/verify-token.ts';
import type { TokenVerifier } from '#server/caller.ts';

/**
 * How a session was authenticated, newest first (docs/contracts/accounts.md#the-access-token).
 */
export interface AuthenticationMethod {
  method: string;
  timestamp: number;
}

/** The claims of an access token besides the registered ones. */
export interface AccessTokenClaims {
  sub: string;
  email: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  aal: 'aal1' | 'aal2';
  amr: AuthenticationMethod[];
  session_id: string;
  is_anonymous: boolean;
  /** `authenticated`, unless an administrator has set another. */
  role?: string;
  /** The user has a second factor that this session has not shown; such a token gives no data. */
  needs_second_factor?: true;
}

/** Signs access tokens and checks them. */
export interface AccessTokens extends TokenVerifier {
  /** Lifetime of a token. */
  seconds: number;
  /** Signs a token that expires `seconds` from now. */
  sign(claims: AccessTokenClaims): Promise<{ token: string; expiresAt: number }>;
  /** The public keys, as `/.well-known/jwks.json` gives them. */
  publicKeys(): { keys: JWK[] };
}

/**
 * Signs access tokens with the first of `signingKeys` and checks them with all, so that the tokens
 * of an old key stay valid after a new key is put first. `issuer` is the public auth URL; `clock`
 * gives milliseconds. Throws SigningKeysError when no key can sign.
 */
export async function createAccessTokens(
  { signingKeys, issuer, seconds }: { signingKeys: JWK[]; issuer: string; seconds: number },
  clock: () => number,
): Promise<AccessTokens> {
  const { signer, verifiers, publicKeys } = await importSigningKeys(signingKeys);
  const nowSeconds = () => Math.floor(clock() / 1000);

  // A key is valid for its own algorithm only, whatever the token's header says.
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

    verify: rememberVerified((token) => verifyToken(token, findKey, { issuer, clock }), clock),

    publicKeys: () => ({ keys: publicKeys }),
  };
}
