import { lacksSecondFactor } from '#server/accounts/second-factor/second-factor.ts';
import type { HeldSession } from '#server/accounts/sessions/session-start.ts';
import { describeUser } from '#server/accounts/users/user-description.ts';
import type { JsonObject } from '#server/accounts/users/user-metadata.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';

/** A session as the API gives it to its owner (accounts contract, A.3). */
export interface SessionDescription {
  access_token: string;
  token_type: 'bearer';
  /** Seconds. */
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: JsonObject;
}

/** Signs a fresh access token for the session and describes it. */
export async function describeSession(
  { accessTokens }: Pick<AuthDependencies, 'accessTokens'>,
  { account, session, refreshToken }: HeldSession,
): Promise<SessionDescription> {
  const { token, expiresAt } = await accessTokens.sign({
    sub: account.id,
    email: account.email ?? '',
    role: account.role,
    app_metadata: account.app_metadata,
    user_metadata: account.user_metadata,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: account.is_anonymous === 1,
    ...(lacksSecondFactor(account, session) && { needs_second_factor: true }),
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokens.seconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: describeUser(account),
  };
}
