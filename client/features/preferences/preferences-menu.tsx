import { type FocusEvent, useId, useRef } from 'react';
import { PreferenceFields } from '#client/features/preferences/preference-fields.tsx';
import styles from '#client/features/preferences/preferences-menu.module.css';
import { useMessages } from '#client/messages/language.ts';
import { SlidersIcon } from '#client/ui/icons.tsx';

/** Theme and language, a tap away on every screen. Esc, a tap beside it, or leaving it by keyboard closes it. */
export function PreferencesMenu() {
  const { frame } = useMessages();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);

  // It would lie over what the keyboard goes on to. The opener closes it by itself.
  function closeWhenLeft({ currentTarget: menu, relatedTarget: next }: FocusEvent<HTMLElement>) {
    if (next && next !== opener.current && !menu.contains(next)) menu.hidePopover();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        popoverTarget={id}
        title={frame.preferences}
      >
        <SlidersIcon />
        <span className="visually-hidden">{frame.preferences}</span>
      </button>
      <fieldset
        id={id}
        popover="auto"
        aria-label={frame.preferences}
        className={styles.menu}
        onBlur={closeWhenLeft}
      >
        <PreferenceFields />
      </fieldset>
    </>
  );
}
