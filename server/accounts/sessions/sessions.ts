import type { Limits } from '#server/accounts/limits/limits.ts';
import { hasVerifiedFactor, lacksSecondFactor } from '#server/accounts/sessions/assurance-level.ts';
import {
  type ActiveSession,
  addSession,
  claimLinkSession,
  deleteSessions,
} from '#server/accounts/sessions/sessions-store.ts';
import type { AccessTokens } from '#server/accounts/tokens/access-token.ts';
import {
  deleteOneTimeTokens,
  oneTimeTokenMilliseconds,
} from '#server/accounts/tokens/one-time-tokens-store.ts';
import type { RefreshTokens } from '#server/accounts/tokens/refresh-tokens-store.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import { describeUser } from '#server/accounts/users/user-description.ts';
import {
  type Account,
  refuseBannedUser,
  requireAccount,
  stampSignIn,
} from '#server/accounts/users/users-store.ts';

/** A session with its current refresh token. */
export interface HeldSession {
  account: Account;
  session: ActiveSession;
  refreshToken: string;
}

/** A session as the API gives it to its owner. */
export type SessionDescription = Awaited<ReturnType<Sessions['describe']>>;

export interface SessionStart {
  userId: string;
  /** How the user was authenticated, as in the token's `amr`. */
  method: string;
  /** The endpoint's status for a banned account. */
  bannedStatus: 400 | 403;
  /** The hash of the mailed link that opens the session; using the session uses up the link. */
  linkHash?: string | null;
}

export type Sessions = ReturnType<typeof createSessions>;

const userAgentMaximumLength = 300;

/** Opens sessions and describes them for the API. */
export function createSessions(
  accessTokens: AccessTokens,
  refreshTokens: RefreshTokens,
  limits: Limits,
) {
  // With a second factor, a network is known only after a right code was entered from there.
  async function noteLogIn(change: AccountChange, account: Account) {
    if (!hasVerifiedFactor(account)) await limits.rememberNetwork(change, account.id);
    await change.record('loggedIn', account);
  }

  return {
    /**
     * Logs a user in: adds a session that was authenticated by `method`. The first write locks the
     * user's row, so that the account cannot change until the transaction ends.
     * Throws `user_banned` with the given status.
     */
    async start(change: AccountChange, start: SessionStart): Promise<HeldSession> {
      const { transaction, now, request } = change;
      const { userId, method, bannedStatus, linkHash = null } = start;
      await stampSignIn(change, userId);
      const account = await requireAccount(transaction, { id: userId });
      refuseBannedUser(account, now, bannedStatus);
      const userAgent = request.headers['user-agent']?.slice(0, userAgentMaximumLength) ?? null;
      const opening = { userId, method, linkHash, ip: request.ip, userAgent };
      const session = await addSession(change, opening);
      const refreshToken = await refreshTokens.add(change, session.id, null);
      // A mail scanner may have fetched the link, so its session counts as a log-in when used.
      if (!linkHash) await noteLogIn(change, account);
      return { account, session, refreshToken };
    },

    /**
     * Uses up the link that opened the session. A mailed link opens a session each time it is
     * fetched, because mail scanners fetch links too. The first of these sessions that is used
     * stays; its use also uses up every other mail of the user (decision 7). Gives false, and
     * deletes the session, when the link has expired meanwhile.
     */
    async settleLink(
      change: AccountChange,
      account: Account,
      session: ActiveSession,
    ): Promise<boolean> {
      if (session.link_hash === null) return true;
      if (session.created_at + oneTimeTokenMilliseconds <= change.now) {
        await deleteSessions(change, account.id, { only: session.id });
        return false;
      }
      await claimLinkSession(change, session);
      await deleteOneTimeTokens(change, account.id);
      await noteLogIn(change, account);
      return true;
    },

    /** Signs a new access token for the session and describes the session. */
    async describe({ account, session, refreshToken }: HeldSession) {
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
    },
  };
}
