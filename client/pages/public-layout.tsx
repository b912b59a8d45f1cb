import { Outlet } from 'react-router';
import { PreferencesMenu } from '#client/features/preferences/preferences-menu.tsx';
import { SiteFooter } from '#client/features/preferences/site-footer.tsx';
import styles from '#client/pages/public-layout.module.css';

/** The layout of the screens that need no log-in. */
export function PublicLayout() {
  return (
    <div className={styles.screen}>
      <Outlet />
      {/* In the top corner, but after the form in focus order. */}
      <header className={styles.menu}>
        <PreferencesMenu />
      </header>
      <SiteFooter />
    </div>
  );
}
