import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { followAccounts } from '#client/features/session/follow-accounts.ts';
import {
  followEvent,
  judgeStored,
  type SessionState,
} from '#client/features/session/session-state.ts';
import { hasSessionCallback } from '#client/lib/accounts/session-callback.ts';
import { type Backend, useBackend } from '#client/lib/backend.tsx';
import { getHints, writeHint } from '#client/lib/rendering/hint-cookies.ts';
import { clearCachedPages, clearCatalogueCache } from '#client/lib/rendering/worker-caches.ts';

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
  const backend = useBackend();
  // The first render is the same as the server's, which knows nobody.
  const [session, setSession] = useState<SessionState>({ status: 'loading', isPresumedSignedIn });

  // Before the next paint, so that a visitor with a valid session never sees 'Loading...'.
  useLayoutEffect(() => {
    const judged = hasSessionCallback()
      ? null
      : judgeStored(backend.readSession(), navigator.onLine);
    if (judged) setSession(judged);
    return followAccounts(backend, judged === null, (event, next) => {
      const stored = backend.readSession();
      setSession((current) => followEvent(current, event, next, stored));
    });
  }, [backend]);

  useEffect(() => {
    if (session.status === 'signed-out') clearCatalogueCache();
    if (session.status !== 'loading') noteForNextPage(session.status === 'signed-in');
  }, [session.status]);

  const value = useMemo(
    () => ({
      session,
      async logOut(farewell?: string) {
        setSession({ status: 'signed-out', isByChoice: true, farewell });
        await endSession(backend);
      },
    }),
    [session, backend],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

function noteForNextPage(isSignedIn: boolean): void {
  if (getHints().isSignedIn === isSignedIn) return;
  writeHint('signedIn', isSignedIn ? 'yes' : null);
  clearCachedPages();
}

/** This device only, and locally even when the server does not answer or the client is not there. */
async function endSession({ readSession, removeSession, getAccounts }: Backend): Promise<void> {
  const ended = readSession();
  removeSession();
  const accounts = await getAccounts().catch(() => null);
  // Notifies the other tabs. It no longer finds the session, so the server is asked separately.
  await accounts?.signOut({ scope: 'local' });
  if (ended) await accounts?.admin.signOut(ended.access_token, 'local');
}

export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}
