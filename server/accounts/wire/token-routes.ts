import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { adviceFor, weaknessesOf } from '#server/accounts/passwords/password-policy.ts';
import { authFailure } from '#server/accounts/requests/auth-failures.ts';
import { optionalText, readBody, readInput } from '#server/accounts/requests/read-input.ts';
import type { SessionDescription } from '#server/accounts/sessions/sessions.ts';
import type { RouteParts } from '#server/accounts/wire/route-parts.ts';

/**
 * POST /token gives a session for a password, a refresh token or a code
 * (docs/contracts/accounts.md#log-in).
 */
export function registerTokenRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { settings, sessions, grantByPassword, grantByRefreshToken, grantByAuthCode } = parts;

  app.post('/token', async (request) => {
    const { grant_type } = readInput(v.object({ grant_type: optionalText }), request.query);
    switch (grant_type) {
      case 'password':
        return withAdvice(request, await sessions.describe(await grantByPassword(request)));
      case 'refresh_token':
        return sessions.describe(await grantByRefreshToken(request));
      case 'pkce':
        return sessions.describe(await grantByAuthCode(request));
      case 'id_token':
        throw authFailure(400, 'provider_disabled');
      case 'web3':
        throw authFailure(422, 'web3_provider_disabled');
      default:
        throw authFailure(
          400,
          'invalid_credentials',
          'grant_type must be password, refresh_token or pkce.',
        );
    }
  });

  // A password that is weak by today's rules still logs in; the answer says that it is weak.
  function withAdvice(request: FastifyRequest, session: SessionDescription) {
    const { passwordMinimumLength } = settings;
    const { password } = readBody(v.object({ password: optionalText }), request);
    const reasons = weaknessesOf(password, passwordMinimumLength, String(session.user.email));
    if (reasons.length === 0) return session;
    const message = adviceFor(reasons, passwordMinimumLength);
    return { ...session, weak_password: { message, reasons } };
  }
}
