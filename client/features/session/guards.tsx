import { Navigate, Outlet, useLocation } from 'react-router';
import { halfConfirmed, readLinkOutcome } from '#client/features/session/link-outcome.ts';
import { useSession } from '#client/features/session/session-provider.tsx';
import { paths } from '#client/lib/paths.ts';
import { readVisit, type Visit } from '#client/lib/visit.ts';
import { Loading } from '#client/ui/loading.tsx';

/** Lets signed-in visitors through; others go to /login, which brings them back afterwards. */
export function RequireSession() {
  const { session } = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'signed-in') return <Outlet />;

  // Who logs out is done with this page and with what was said on it.
  const visit: Visit =
    session.status === 'signed-out' && session.isByChoice
      ? { notice: session.farewell }
      : {
          notice: noticeOfLink(location.hash) ?? readVisit(location.state).notice,
          next: location.pathname + location.search,
        };
  return <Navigate to={paths.login()} state={visit} replace />;
}

/**
 * For the screens of visitors without a whole session; the others go where they wanted, or home.
 */
export function RequireNoSession() {
  const { session } = useSession();
  const { next } = readVisit(useLocation().state);
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'signed-in') return <Navigate to={next ?? paths.home()} replace />;
  return <Outlet />;
}

function noticeOfLink(hash: string): string | undefined {
  const outcome = readLinkOutcome(hash);
  if (outcome === 'refused') return 'This link is invalid or has expired. Log in to get a new one.';
  if (outcome === 'half') return halfConfirmed;
  return undefined;
}
