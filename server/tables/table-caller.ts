import type { AccessTokens } from '#server/accounts/tokens/access-token.ts';
import { tableFailure } from '#server/tables/table-failure.ts';

/**
 * Gives the id of the user whose access token the header `Authorization` bears. Throws 401
 * (accounts contract, B.3): 42501 without a token, where the publishable key counts as none,
 * PGRST303 for an expired one and PGRST301 for any other that does not hold. Throws 403 42501 for
 * one whose user has a second factor that the session has not shown, or another role.
 */
export async function requireCaller(
  accessTokens: AccessTokens,
  publishableKey: string,
  authorization: string | undefined,
): Promise<string> {
  const token = /^Bearer (.*)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || token === publishableKey) {
    throw tableFailure(401, '42501', 'permission denied for table favorites', {
      hint: 'Log in and send the access token as Authorization: Bearer.',
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  const verification = await accessTokens.verify(token);
  if (verification.ok && verification.claims.needs_second_factor) {
    throw tableFailure(403, '42501', 'permission denied for table favorites', {
      hint: 'Enter the code of your second factor.',
    });
  }
  if (verification.ok && verification.claims.role !== 'authenticated') {
    throw tableFailure(403, '42501', 'permission denied for table favorites', {
      hint: 'Favorites are for the role "authenticated".',
    });
  }
  if (verification.ok && verification.claims.sub) return verification.claims.sub;
  const isExpired = !verification.ok && verification.reason === 'expired';
  const message = isExpired ? 'JWT expired' : 'JWT could not be verified';
  throw tableFailure(401, isExpired ? 'PGRST303' : 'PGRST301', message, {
    hint: isExpired ? 'Refresh the session.' : 'Log in again.',
    headers: {
      'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"`,
    },
  });
}
