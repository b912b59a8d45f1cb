import { Link } from 'react-router';
import { LanguageSwitch } from '#client/features/preferences/language-switch.tsx';
import styles from '#client/features/preferences/site-footer.module.css';
import { ThemeSwitch } from '#client/features/preferences/theme-switch.tsx';
import { paths } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';

/** The foot of every screen: how it looks, in which language, and whose it is. */
export function SiteFooter() {
  const { frame } = useMessages();
  return (
    <footer className={styles.foot}>
      <Link to={paths.about()}>{frame.about}</Link>
      <ThemeSwitch />
      <LanguageSwitch />
    </footer>
  );
}
