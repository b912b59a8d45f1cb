import { type FocusEvent, useId, useRef } from 'react';
import { PreferenceFields } from '#client/features/preferences/preference-fields.tsx';
import styles from '#client/features/preferences/preferences-menu.module.css';
import { useMessages } from '#client/messages/language.ts';
import { SlidersIcon } from '#client/ui/icons.tsx';

/** A menu of theme and language. Esc, a tap outside, or moving the focus out of it closes it. */
export function PreferencesMenu() {
  const { layout } = useMessages();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);

  // An open menu would cover what has the focus. The opener closes it by itself.
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
        title={layout.preferences}
      >
        <SlidersIcon />
        <span className="visually-hidden">{layout.preferences}</span>
      </button>
      <fieldset
        id={id}
        popover="auto"
        aria-label={layout.preferences}
        className={styles.menu}
        onBlur={closeWhenLeft}
      >
        <PreferenceFields />
      </fieldset>
    </>
  );
}
