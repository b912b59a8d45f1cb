import type { FastifyRequest } from 'fastify';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { rememberNetwork } from '#server/accounts/limits/known-networks-store.ts';
import { deleteUnverifiedFactors } from '#server/accounts/second-factor/factors-store.ts';
import type { HeldSession } from '#server/accounts/sessions/session-start.ts';
import {
  type ActiveSession,
  deleteSessions,
  raiseSession,
} from '#server/accounts/sessions/sessions-store.ts';
import {
  addRefreshToken,
  getActiveRefreshToken,
  revokeRefreshToken,
} from '#server/accounts/tokens/refresh-tokens-store.ts';
import { requireAccount } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { sessionNotFound } from '#server/accounts/wire/auth-failures.ts';
import { hashNetwork } from '#server/accounts/wire/request-origin.ts';
import type { Database } from '#server/database/schema.ts';

interface FactorProof {
  session: ActiveSession;
  /** The verified factor whose code was right. */
  factorId: string;
  request: FastifyRequest;
}

/**
 * Acts on a right code of a second factor: the session is raised to aal2 and gets a new refresh
 * token; the user's sessions below that and what else was begun to set up are gone (accounts
 * contract, A.4). Throws 403 `session_not_found` when the session has ended meanwhile.
 */
export async function acceptFactorProof(
  transaction: Database,
  { secrets, clock }: Pick<AuthDependencies, 'secrets' | 'clock'>,
  { session, factorId, request }: FactorProof,
): Promise<HeldSession> {
  const { id: sessionId, user_id: userId } = session;
  const { tokenSecret } = secrets;
  const now = clock();
  const raised = await raiseSession(transaction, session, factorId, now);
  const replaced = await getActiveRefreshToken(transaction, sessionId);
  // What has ended, perhaps because a token may be stolen, is not brought back to life.
  if (!raised || !replaced) throw sessionNotFound();
  await revokeRefreshToken(transaction, replaced.id, now);
  const place = { sessionId, parentId: replaced.id };
  const refreshToken = await addRefreshToken(transaction, tokenSecret, place, now);

  await deleteSessions(transaction, userId, { except: sessionId, aal: 'aal1' });
  await deleteUnverifiedFactors(transaction, userId);
  await rememberNetwork(transaction, userId, hashNetwork(tokenSecret, request.ip), now);
  await recordEvent(transaction, request, { action: 'factor_verified', userId }, now);
  const account = await requireAccount(transaction, { id: userId });
  return { account, session: raised, refreshToken };
}
