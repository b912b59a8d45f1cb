import { Outlet } from 'react-router';
import { PreferencesMenu } from '#client/features/preferences/preferences-menu.tsx';
import { SiteFooter } from '#client/features/preferences/site-footer.tsx';
import { CodeBoundary } from '#client/lib/navigation/code-boundary.tsx';
import { useRestoredPosition } from '#client/lib/navigation/use-restored-position.ts';
import styles from '#client/pages/public-layout.module.css';
import { UnreachablePage } from '#client/pages/unreachable-page.tsx';

/** The layout of the screens that need no log-in. */
export function PublicLayout() {
  useRestoredPosition(true);
  return (
    <div className={styles.screen}>
      <CodeBoundary fallback={<UnreachablePage />}>
        <Outlet />
      </CodeBoundary>
      {/* In the top corner, but after the form in focus order. */}
      <header className={styles.menu}>
        <PreferencesMenu />
      </header>
      <SiteFooter />
    </div>
  );
}
