import type { MouseEvent } from 'react';

/** Whether a click on a link opens it somewhere else, so that this page stays as it is. */
export function isForNewTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
