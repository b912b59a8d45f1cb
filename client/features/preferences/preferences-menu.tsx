import { useId } from 'react';
import { PreferenceFields } from '#client/features/preferences/preference-fields.tsx';
import styles from '#client/features/preferences/preferences-menu.module.css';
import { useMessages } from '#client/messages/language.ts';
import { SlidersIcon } from '#client/ui/icons.tsx';

/** Theme and language, a tap away on every screen. Esc, or a tap beside it, closes it. */
export function PreferencesMenu() {
  const { frame } = useMessages();
  const id = useId();
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} title={frame.preferences}>
        <SlidersIcon />
        <span className="visually-hidden">{frame.preferences}</span>
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <PreferenceFields />
      </div>
    </>
  );
}
