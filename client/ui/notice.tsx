import type { ReactNode } from 'react';
import styles from '#client/ui/notice.module.css';
import { useFocusWhenShown } from '#client/ui/use-focus-when-shown.ts';

interface NoticeProps {
  /** A failure interrupts a screen reader; news waits its turn. */
  kind: 'news' | 'failure';
  /** Whether the notice takes the focus, because it replaces the element that had it. */
  takesFocus?: boolean;
  children: ReactNode;
}

export function Notice({ kind, takesFocus = false, children }: NoticeProps) {
  const shown = useFocusWhenShown<HTMLDivElement>(takesFocus);
  return (
    <div
      ref={shown}
      className={styles[kind]}
      role={kind === 'failure' ? 'alert' : 'status'}
      tabIndex={takesFocus ? -1 : undefined}
    >
      {children}
    </div>
  );
}
