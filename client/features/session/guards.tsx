import { useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useSession } from '#client/features/session/session-provider.tsx';
import { visitToLogIn } from '#client/features/session/visit-to-log-in.ts';
import { getOwnPath } from '#client/lib/base-path.ts';
import { readVisit, type Visit } from '#client/lib/navigation/visit.ts';
import { paths } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { Loading } from '#client/ui/loading.tsx';

/**
 * Lets signed-in visitors through; redirects others to /login, and back afterwards. While the session
 * is not known, the screen shows only what is the same for everybody.
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
  return <Redirect to={paths.login()} visit={visit} />;
}

/**
 * Lets visitors without a complete session through; redirects others to where they wanted, or home.
 */
export function RequireNoSession() {
  const { session } = useSession();
  const { next } = readVisit(useLocation().state);
  if (session.status === 'loading') return session.isPresumedSignedIn ? <Loading /> : <Outlet />;
  if (session.status === 'signed-in') return <Redirect to={next ?? paths.home()} />;
  return <Outlet />;
}

/**
 * Goes to another page, whose code may have to be loaded first. The router's own `Navigate` shows
 * nothing meanwhile, and goes nowhere when Back is pressed then.
 */
function Redirect({ to, visit }: { to: string; visit?: Visit }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const redirect = () => void navigate(to, { replace: true, state: visit });
    // Back may lead to the page that is rendered still, and then nothing is rendered anew.
    const redirectAgain = () => getOwnPath() === pathname && redirect();
    redirect();
    window.addEventListener('popstate', redirectAgain);
    return () => window.removeEventListener('popstate', redirectAgain);
  });
  return <Loading />;
}
