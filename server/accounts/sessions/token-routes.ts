import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { grantByPassword } from '#server/accounts/passwords/password-grant.ts';
import { adviceFor, weaknessesOf } from '#server/accounts/passwords/password-policy.ts';
import { grantByAuthCode } from '#server/accounts/sessions/pkce-grant.ts';
import { grantByRefreshToken } from '#server/accounts/sessions/refresh-grant.ts';
import {
  describeSession,
  type SessionDescription,
} from '#server/accounts/sessions/session-description.ts';
import type { HeldSession } from '#server/accounts/sessions/session-start.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { optionalText, readBody, readInput } from '#server/accounts/wire/read-input.ts';
import { Failure } from '#server/failure.ts';

type Grant = (dependencies: AuthDependencies, request: FastifyRequest) => Promise<HeldSession>;

const grants = new Map<string, Grant>([
  ['password', grantByPassword],
  ['refresh_token', grantByRefreshToken],
  ['pkce', grantByAuthCode],
  ['id_token', refuse(400, 'provider_disabled', 'Logging in by another site is not enabled')],
  ['web3', refuse(422, 'web3_provider_disabled', 'Web3 provider is disabled')],
]);

/** POST /token gives a session for a password, a refresh token or a code (accounts contract, A.4). */
export function registerTokenRoutes(app: FastifyInstance, dependencies: AuthDependencies): void {
  app.post('/token', async (request) => {
    const { grant_type } = readInput(v.object({ grant_type: optionalText }), request.query);
    const grant = grants.get(grant_type);
    if (!grant) {
      throw new Failure(
        400,
        'invalid_credentials',
        'grant_type must be password, refresh_token or pkce.',
      );
    }
    const session = await describeSession(dependencies, await grant(dependencies, request));
    return grant === grantByPassword ? withAdvice(dependencies, session, request) : session;
  });
}

const passwordSchema = v.object({ password: optionalText });

// Who logs in with a password that would not be taken any more gets in, and is told.
function withAdvice(
  { settings }: AuthDependencies,
  session: SessionDescription,
  request: FastifyRequest,
): SessionDescription & { weak_password?: { message: string; reasons: string[] } } {
  const { passwordMinimumLength } = settings;
  const { password } = readBody(passwordSchema, request);
  const reasons = weaknessesOf(password, passwordMinimumLength, String(session.user.email));
  if (reasons.length === 0) return session;
  return {
    ...session,
    weak_password: { message: adviceFor(reasons, passwordMinimumLength), reasons },
  };
}

function refuse(status: number, code: string, message: string): Grant {
  return async () => {
    throw new Failure(status, code, message);
  };
}
