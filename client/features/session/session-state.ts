import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { needsSecondFactor } from '#client/features/session/needs-second-factor.ts';
import { hasTimeLeft } from '#client/lib/accounts/has-time-left.ts';

/** Who is using the app, as far as the stored session says. */
export type SessionState =
  | { status: 'loading'; isPresumedSignedIn: boolean }
  /**
   * `isByChoice`: the visitor logged out, instead of never having been logged in. `farewell` is
   * shown on the log-in page then.
   */
  | { status: 'signed-out'; isByChoice: boolean; farewell?: string | undefined }
  /** Half logged in: the code of an authenticator app is still to be entered. */
  | { status: 'needs-second-factor' }
  | { status: 'signed-in'; userId: string; email: string };

/**
 * What the stored session says without the accounts client; null when only the client can tell.
 * Without a network nothing can be checked, so a stored session counts as it is.
 */
export function judgeStored(stored: Session | null, isOnline: boolean): SessionState | null {
  const isCertain = !isOnline || !stored || (hasTimeLeft(stored) && !needsSecondFactor(stored));
  return isCertain ? stateWith(null, stored) : null;
}

/**
 * The state after an event of the accounts client. `stored`: the session that is stored now. Of a
 * refused session nothing is stored any more.
 */
export function followEvent(
  current: SessionState,
  event: AuthChangeEvent,
  next: Session | null,
  stored: Session | null,
): SessionState {
  // A session that is stored but not given could only not be checked: the service did not answer.
  if (event === 'INITIAL_SESSION') return stateWith(current, next ?? stored);
  // Until the stored session is checked, its absence is not certain.
  if (!next && current.status === 'loading') return current;
  return stateWith(current, next);
}

// The accounts client repeats its events (a tab comes to the front, a token is refreshed). The same
// user stays the same object, so that nothing below re-renders.
function stateWith(current: SessionState | null, next: Session | null): SessionState {
  if (!next) {
    return current?.status === 'signed-out' ? current : { status: 'signed-out', isByChoice: false };
  }
  if (needsSecondFactor(next)) {
    return current?.status === 'needs-second-factor' ? current : { status: 'needs-second-factor' };
  }
  const { id, email = '' } = next.user;
  if (current?.status === 'signed-in' && current.userId === id && current.email === email) {
    return current;
  }
  return { status: 'signed-in', userId: id, email };
}
