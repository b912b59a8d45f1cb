import { Outlet } from 'react-router';
import { PreferencesMenu } from '#client/features/preferences/preferences-menu.tsx';
import styles from '#client/pages/public-layout.module.css';
import { SiteFooter } from '#client/pages/site-footer.tsx';

/** The frame of the screens that need no log in. */
export function PublicLayout() {
  return (
    <div className={styles.screen}>
      <header className={styles.menu}>
        <PreferencesMenu />
      </header>
      <Outlet />
      <SiteFooter />
    </div>
  );
}
