import { useState } from 'react';
import { Link, NavLink, Outlet } from 'react-router';
import { MyListsProvider } from '#client/features/lists/my-lists.tsx';
import { PreferencesMenu } from '#client/features/preferences/preferences-menu.tsx';
import { SiteFooter } from '#client/features/preferences/site-footer.tsx';
import { SavingHint } from '#client/features/saved/saving-hint.tsx';
import { useSession } from '#client/features/session/session-provider.tsx';
import { CodeBoundary } from '#client/lib/navigation/code-boundary.tsx';
import { useVisit } from '#client/lib/navigation/use-visit.ts';
import type { Visit } from '#client/lib/navigation/visit.ts';
import { paths } from '#client/lib/paths.ts';
import { QueriesProvider } from '#client/lib/queries-provider.tsx';
import { useMessages } from '#client/messages/language.ts';
import styles from '#client/pages/signed-in-layout.module.css';
import { ScreenFailure } from '#client/pages/unreachable-page.tsx';
import { Button } from '#client/ui/button.tsx';
import { FilmIcon, HeartIcon, PersonIcon, ScreenIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';

const fresh: Visit = { isFresh: true };

/** The layout of every screen behind the log-in: navbar, notice, and the shared favorites. */
export function SignedInLayout() {
  const { session, logOut } = useSession();
  const { notice } = useVisit();
  const { layout } = useMessages();
  const userId = session.status === 'signed-in' ? session.userId : null;
  const [firstUserId, setFirstUserId] = useState(userId);
  if (firstUserId === null && userId !== null) setFirstUserId(userId);
  return (
    <QueriesProvider>
      {/* Another user's page begins anew; it stays when the first one's session becomes known. */}
      <MyListsProvider key={userId === firstUserId ? 'first' : userId} userId={userId}>
        <a className={styles.skip} href="#main">
          {layout.skip}
        </a>
        <div className={styles.screen}>
          <header className={styles.bar} data-screen-only>
            <Link className={styles.brand} to={paths.home()} state={fresh} aria-label="Marquee">
              <Wordmark />
            </Link>
            <nav className={styles.links} aria-label={layout.navigation}>
              <NavLink to={paths.home()} state={fresh} end>
                <FilmIcon />
                {layout.home}
              </NavLink>
              <NavLink to={paths.tvShows()} state={fresh}>
                <ScreenIcon />
                {layout.tvShows}
              </NavLink>
              <NavLink to={paths.favorites()}>
                <HeartIcon />
                {layout.favorites}
              </NavLink>
            </nav>
            <div className={styles.hint}>
              <SavingHint />
            </div>
            <div className={styles.own}>
              <PreferencesMenu />
              <NavLink to={paths.account()} title={layout.account}>
                <PersonIcon />
                <span className="visually-hidden">{layout.account}</span>
              </NavLink>
              <Button onClick={() => logOut()}>{layout.logOut}</Button>
            </div>
          </header>
          <main className={styles.main} id="main" tabIndex={-1}>
            {notice && <Notice kind="news">{notice}</Notice>}
            <CodeBoundary fallback={<ScreenFailure />}>
              <Outlet />
            </CodeBoundary>
          </main>
          <div className={styles.foot} data-screen-only>
            <SiteFooter />
          </div>
        </div>
      </MyListsProvider>
    </QueriesProvider>
  );
}
