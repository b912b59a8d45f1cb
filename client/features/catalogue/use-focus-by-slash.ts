import { type RefObject, useEffect } from 'react';

/** The key `/` focuses the field, unless somebody is typing or a dialog is open. */
export function useFocusBySlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const isBusy = document.activeElement?.matches('input, select, textarea, dialog *');
      if (isBusy || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
