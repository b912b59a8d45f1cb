import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '#client/features/session/session-provider.tsx';
import { visitToLogIn } from '#client/features/session/visit-to-log-in.ts';
import { readVisit, type Visit } from '#client/lib/navigation/visit.ts';
import { paths } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { Loading } from '#client/ui/loading.tsx';

/**
 * Lets signed-in visitors through; redirects others to /login, and back afterwards. While the session
 * is not known, the screen shows what is nobody's own.
 */
export function RequireSession() {
  const { session } = useSession();
  const location = useLocation();
  const messages = useMessages();
  if (session.status === 'loading') return session.isPresumedSignedIn ? <Outlet /> : <Loading />;
  if (session.status === 'signed-in') return <Outlet />;

  // A visitor who logs out does not come back to this page.
  const visit: Visit =
    session.status === 'signed-out' && session.isByChoice
      ? { notice: session.farewell }
      : visitToLogIn(location, messages);
  return <Navigate to={paths.login()} state={visit} replace />;
}

/**
 * Lets visitors without a complete session through; redirects others to where they wanted, or home.
 */
export function RequireNoSession() {
  const { session } = useSession();
  const { next } = readVisit(useLocation().state);
  if (session.status === 'loading') return session.isPresumedSignedIn ? <Loading /> : <Outlet />;
  if (session.status === 'signed-in') return <Navigate to={next ?? paths.home()} replace />;
  return <Outlet />;
}
