import { Link } from 'react-router';
import { LanguageSwitch } from '#client/features/preferences/language-switch.tsx';
import styles from '#client/features/preferences/site-footer.module.css';
import { ThemeSwitch } from '#client/features/preferences/theme-switch.tsx';
import { paths } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';

/** The footer of every screen: the credits, and the switches of theme and language. */
export function SiteFooter() {
  const { layout } = useMessages();
  return (
    <footer className={styles.foot}>
      <Link to={paths.about()}>{layout.about}</Link>
      <ThemeSwitch />
      <LanguageSwitch />
    </footer>
  );
}
