import type { ReactNode } from 'react';
import styles from '#client/ui/notice.module.css';

interface NoticeProps {
  /** A failure interrupts a screen reader, good news wait their turn. */
  kind: 'news' | 'failure';
  children: ReactNode;
}

export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={styles[kind]} role={kind === 'failure' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
