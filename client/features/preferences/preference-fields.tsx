import { LanguageSwitch } from '#client/features/preferences/language-switch.tsx';
import styles from '#client/features/preferences/preference-fields.module.css';
import { ThemeSwitch } from '#client/features/preferences/theme-switch.tsx';

/** The visitor's preferences, one below the other. */
export function PreferenceFields() {
  return (
    <div className={styles.fields}>
      <ThemeSwitch />
      <LanguageSwitch />
    </div>
  );
}
