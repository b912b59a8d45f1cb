import type { FastifyRequest } from 'fastify';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { rememberNetwork } from '#server/accounts/limits/known-networks-store.ts';
import {
  deleteOneTimeTokens,
  oneTimeTokenMilliseconds,
} from '#server/accounts/mailed-links/one-time-tokens-store.ts';
import { hasVerifiedFactor } from '#server/accounts/second-factor/second-factor.ts';
import {
  type ActiveSession,
  claimLinkSession,
  deleteSessions,
} from '#server/accounts/sessions/sessions-store.ts';
import type { Account } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { hashNetwork } from '#server/accounts/wire/request-origin.ts';
import type { Database } from '#server/database/schema.ts';

interface Use {
  account: Account;
  session: ActiveSession;
  request: FastifyRequest;
}

/**
 * A link of a mail opens a session each time it is fetched, because mail scanners fetch links too.
 * The first of these sessions to be used is its owner's: the link is used up then, and so is every
 * other mail of the user (decision 7). Gives whether the session may be used: not one whose link
 * would be too old by now.
 */
export async function settleLinkSession(
  transaction: Database,
  { secrets, clock }: Pick<AuthDependencies, 'secrets' | 'clock'>,
  { account, session, request }: Use,
): Promise<boolean> {
  if (session.link_hash === null) return true;
  const now = clock();
  if (session.created_at + oneTimeTokenMilliseconds <= now) {
    await deleteSessions(transaction, account.id, { only: session.id });
    return false;
  }
  await claimLinkSession(transaction, session);
  await deleteOneTimeTokens(transaction, account.id);
  if (!hasVerifiedFactor(account)) {
    const network = hashNetwork(secrets.tokenSecret, request.ip);
    await rememberNetwork(transaction, account.id, network, now);
  }
  await recordEvent(transaction, request, { action: 'login', userId: account.id }, now);
  return true;
}
