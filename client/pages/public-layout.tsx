import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router';
import { PreferencesMenu } from '#client/features/preferences/preferences-menu.tsx';
import { SiteFooter } from '#client/features/preferences/site-footer.tsx';
import styles from '#client/pages/public-layout.module.css';
import { PublicScreenFailure } from '#client/pages/unreachable-page.tsx';

/** The layout of the screens that need no log-in. */
export function PublicLayout() {
  const { key } = useLocation();
  return (
    <div className={styles.screen}>
      <ErrorBoundary FallbackComponent={PublicScreenFailure} resetKeys={[key]}>
        <Outlet />
      </ErrorBoundary>
      {/* In the top corner, but after the form in focus order. */}
      <header className={styles.menu}>
        <PreferencesMenu />
      </header>
      <SiteFooter />
    </div>
  );
}
