import { Outlet } from 'react-router';
import styles from '#client/pages/public-layout.module.css';
import { SiteFooter } from '#client/pages/site-footer.tsx';

/** The frame of the screens that need no log in. */
export function PublicLayout() {
  return (
    <div className={styles.screen}>
      <Outlet />
      <SiteFooter />
    </div>
  );
}
