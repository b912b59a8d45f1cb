import type { AccessTokens } from '#server/accounts/tokens/access-token.ts';
import { Refusal } from '#server/realtime/refusal.ts';

/** Whose changes a channel may hear, and until when. */
export interface ChannelCaller {
  userId: string;
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export const expiredReason = 'Token has expired. Refresh the session and join again.';

/**
 * Gives the user whose access token this is; null without one, where an API key counts as none
 * (accounts contract, C.4). Throws a Refusal for a token that does not hold,
 * whose user has another role, or a second factor that the session has not shown.
 */
export async function identifyCaller(
  accessTokens: AccessTokens,
  token: string | null | undefined,
): Promise<ChannelCaller | null> {
  if (!token || token.startsWith('sb_')) return null;
  const verification = await accessTokens.verify(token);
  if (!verification.ok && verification.reason === 'expired') throw new Refusal(expiredReason);
  const { sub, exp, role, needs_second_factor } = verification.ok ? verification.claims : {};
  if (!sub || !exp) throw new Refusal('Token is not valid. Log in and join again.');
  if (role !== 'authenticated') throw new Refusal('The role of this token hears of no favorites.');
  if (needs_second_factor) {
    throw new Refusal('Enter the code of your second factor and join again.');
  }
  return { userId: sub, token, expiresAt: exp * 1000 };
}
