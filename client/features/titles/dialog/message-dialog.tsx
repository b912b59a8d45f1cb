import { type ReactNode, useId } from 'react';
import { CloseTrailer } from '#client/features/titles/dialog/close-trailer.tsx';
import styles from '#client/features/titles/dialog/modal-dialog.module.css';
import { ModalDialog } from '#client/features/titles/dialog/modal-dialog.tsx';

interface MessageDialogProps {
  heading: string;
  /** What has happened, and what can be done. */
  children: ReactNode;
  onClose: () => void;
}

/** The dialog of a title that cannot be shown; the page below stays. */
export function MessageDialog({ heading, children, onClose }: MessageDialogProps) {
  const headingId = useId();
  return (
    <ModalDialog labelledBy={headingId} onClose={onClose}>
      {(close) => (
        <div className={styles.sheet}>
          <CloseTrailer className={styles.close} onClick={close} />
          <h2 className={styles.heading} id={headingId}>
            {heading}
          </h2>
          <div className={styles.message} role="alert">
            {children}
          </div>
        </div>
      )}
    </ModalDialog>
  );
}
