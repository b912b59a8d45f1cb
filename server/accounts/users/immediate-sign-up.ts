import type { FastifyRequest } from 'fastify';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { takeRequest } from '#server/accounts/limits/request-limits.ts';
import {
  describeSession,
  type SessionDescription,
} from '#server/accounts/sessions/session-description.ts';
import { startSession } from '#server/accounts/sessions/session-start.ts';
import { type JsonObject, requireSmallMetadata } from '#server/accounts/users/user-metadata.ts';
import {
  addAnonymousUser,
  addUserUnlessTaken,
  confirmEmail,
  getAccount,
  type NewUser,
  requireAccount,
} from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { signupDisabled } from '#server/accounts/wire/auth-failures.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';

/**
 * A new account and its first session, where addresses need no proof (accounts contract, A.4).
 * Throws 422 `user_already_exists`.
 */
export async function signUpAtOnce(
  dependencies: AuthDependencies,
  request: FastifyRequest,
  newUser: NewUser,
): Promise<SessionDescription> {
  const { clock } = dependencies;
  const { email } = newUser;
  return startFirstSession(dependencies, request, 'password', async (transaction) => {
    const known = await getAccount(transaction, { email });
    if (known?.email_confirmed_at) {
      throw new Failure(422, 'user_already_exists', 'User already registered');
    }
    await addUserUnlessTaken(transaction, newUser, clock());
    const account = await requireAccount(transaction, { email });
    await confirmEmail(transaction, account, clock());
    return account.id;
  });
}

/**
 * A session of somebody who gives no address (accounts contract, A.4).
 * Throws 422 `anonymous_provider_disabled` where that is not allowed.
 */
export async function signUpAnonymously(
  dependencies: AuthDependencies,
  request: FastifyRequest,
  data: JsonObject | null,
): Promise<SessionDescription> {
  const { settings, clock } = dependencies;
  if (!settings.allowsAnonymousSignIns) throw anonymousProviderDisabled();
  if (!settings.allowsSignUps) throw signupDisabled();
  const metadata = requireSmallMetadata(data ?? {});
  await takeRequest(dependencies, request, 'anonymous sign-up', anonymousAllowance);
  return startFirstSession(dependencies, request, 'anonymous', (transaction) =>
    addAnonymousUser(transaction, metadata, clock()),
  );
}

// 30 an hour (accounts contract, A.7).
const anonymousAllowance = { burst: 30, everyMilliseconds: 120_000 };

async function startFirstSession(
  dependencies: AuthDependencies,
  request: FastifyRequest,
  method: 'password' | 'anonymous',
  addUser: (transaction: Database) => Promise<string>,
): Promise<SessionDescription> {
  const { database, clock } = dependencies;
  const held = await database.transaction().execute(async (transaction) => {
    const userId = await addUser(transaction);
    await recordEvent(transaction, request, { action: 'user_signedup', userId }, clock());
    return startSession(transaction, dependencies, { userId, method, bannedStatus: 403, request });
  });
  return describeSession(dependencies, held);
}

function anonymousProviderDisabled(): Failure {
  return new Failure(
    422,
    'anonymous_provider_disabled',
    'There are no accounts without a mail address. Please give one.',
  );
}
