import { Navigate, Outlet, useLocation } from 'react-router';
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
  const visit: Visit = session.isByChoice
    ? {}
    : {
        notice: noticeOfLink(location.hash) ?? readVisit(location.state).notice,
        next: location.pathname + location.search,
      };
  return <Navigate to={paths.login()} state={visit} replace />;
}

/** For the screens of visitors without a session; the others go where they wanted, or home. */
export function RequireNoSession() {
  const { session } = useSession();
  const { next } = readVisit(useLocation().state);
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'signed-in') return <Navigate to={next ?? paths.home()} replace />;
  return <Outlet />;
}

// A link from a mail that is used up or too old comes back with its error in the fragment. Its
// text is whatever the address says, so the words are ours.
function noticeOfLink(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).has('error')
    ? 'This link is invalid or has expired. Log in to get a new one.'
    : undefined;
}
