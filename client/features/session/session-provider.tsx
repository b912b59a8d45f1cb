import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { needsSecondFactor } from '#client/features/session/needs-second-factor.ts';
import type { AccountsClient } from '#client/lib/accounts-client.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { clearCatalogueCache } from '#client/lib/worker-caches.ts';

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

interface SessionValue {
  session: SessionState;
  /** Ends the session of this device; `farewell` is shown on the page that follows. */
  logOut: (farewell?: string) => Promise<void>;
}

const SessionContext = createContext<SessionValue | null>(null);

interface SessionProviderProps {
  /** Whether the visitor counts as logged in until the session is known. */
  isPresumedSignedIn: boolean;
  children: ReactNode;
}

export function SessionProvider({ isPresumedSignedIn, children }: SessionProviderProps) {
  const { accounts, readSession } = useBackend();
  const [session, setSession] = useState<SessionState>({ status: 'loading', isPresumedSignedIn });

  useEffect(() => {
    const { data } = accounts.onAuthStateChange((event, next) => {
      if (event === 'INITIAL_SESSION' && next) removeRefusedSession(accounts);
      setSession((current) => (isNoNews(current, next, event) ? current : follow(current, next)));
    });
    return () => data.subscription.unsubscribe();
  }, [accounts]);

  useEffect(() => {
    if (session.status === 'signed-out') clearCatalogueCache();
  }, [session.status]);

  const value = useMemo(
    () => ({
      session,
      async logOut(farewell?: string) {
        setSession({ status: 'signed-out', isByChoice: true, farewell });
        // This device only, and locally even when the server does not answer.
        await accounts.signOut({ scope: 'local' });
      },
    }),
    [session, accounts],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

// Without a network a stored session cannot be checked, so it counts as it is.
function beginWith(readSession: () => Session | null): SessionState {
  const stored = navigator.onLine ? null : readSession();
  return stored
    ? follow({ status: 'loading', isPresumedSignedIn: false }, stored)
    : { status: 'loading', isPresumedSignedIn: false };
}

// Until the stored session is checked, its absence is not certain, so only a session counts. The
// same holds when there was no network to check it.
function isNoNews(current: SessionState, next: Session | null, event: AuthChangeEvent): boolean {
  if (next) return false;
  if (event === 'INITIAL_SESSION') return current.status !== 'loading';
  return current.status === 'loading';
}

// The server may have ended a stored session meanwhile, which its tokens do not show. Only a
// refusal counts: a service that does not answer logs nobody out.
async function removeRefusedSession(accounts: AccountsClient): Promise<void> {
  const { error } = await accounts.getUser();
  if (error?.status === 401 || error?.status === 403) await accounts.signOut({ scope: 'local' });
}

// The accounts client repeats its events (a tab comes to the front, a token is refreshed). The same
// user stays the same object, so that nothing below re-renders.
function follow(current: SessionState, next: Session | null): SessionState {
  if (!next) {
    return current.status === 'signed-out' ? current : { status: 'signed-out', isByChoice: false };
  }
  if (needsSecondFactor(next)) {
    return current.status === 'needs-second-factor' ? current : { status: 'needs-second-factor' };
  }
  const { id, email = '' } = next.user;
  if (current.status === 'signed-in' && current.userId === id && current.email === email) {
    return current;
  }
  return { status: 'signed-in', userId: id, email };
}

export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}
