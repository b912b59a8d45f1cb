import { useId } from 'react';
import type { ActionFor } from '#client/features/titles/action-for.ts';
import { CloseTrailer } from '#client/features/titles/dialog/close-trailer.tsx';
import { ModalDialog } from '#client/features/titles/dialog/modal-dialog.tsx';
import { growFrom, returnTo } from '#client/features/titles/dialog/move-dialog.ts';
import { PosterBackdrop } from '#client/features/titles/dialog/poster-backdrop.tsx';
import styles from '#client/features/titles/dialog/title-dialog.lazy.module.css';
import { TitleHead } from '#client/features/titles/dialog/title-head.tsx';
import { TitleSections } from '#client/features/titles/dialog/title-sections.tsx';
import { useDialogPosition } from '#client/features/titles/dialog/use-dialog-position.ts';
import { useDocumentTitle } from '#client/features/titles/dialog/use-document-title.ts';
import { TrailerFrame } from '#client/features/titles/trailer/trailer-frame.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import { languageOfOverview } from '#client/lib/catalogue/title-language.ts';
import { type TitleKey, textOfTitleKey } from '#client/lib/paths.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { nameOf, type Title } from '#contract/catalogue.ts';

export interface TitleDialogProps {
  titleKey: TitleKey;
  title: Title;
  /** Another title is about to take its place. */
  isOutdated?: boolean;
  actionFor: ActionFor;
  /** Opens another title in place of this one. */
  onOpen: (key: TitleKey) => void;
  onClose: () => void;
}

/** A title's trailer, and what is known of it. */
export function TitleDialog(props: TitleDialogProps) {
  const { titleKey, title, isOutdated = false, actionFor, onOpen, onClose } = props;
  const messages = useMessages();
  const words = useWords('titles');
  const { usesTmdb } = useBackend();
  const name = nameOf(title);
  const id = textOfTitleKey(titleKey);
  const headingId = useId();
  const sheet = useDialogPosition(id);
  useDocumentTitle(messages.title(name));
  return (
    <ModalDialog
      className={styles.dialog}
      labelledBy={headingId}
      openerId={id}
      onShown={(dialog) => growFrom(document.getElementById(id), dialog)}
      leave={(dialog) => returnTo(document.getElementById(id), dialog)}
      onClose={onClose}
    >
      {(close) => (
        <div
          className={styles.sheet}
          key={id}
          ref={sheet}
          data-type={titleKey.type}
          aria-busy={isOutdated}
        >
          <PosterBackdrop path={title.poster_path} />
          <div className={styles.bar}>
            <CloseTrailer className={styles.close} onClick={close} />
          </div>
          <div className={styles.trailer}>
            <TrailerFrame titleKey={titleKey} name={name} posterPath={title.poster_path} />
          </div>
          <TitleHead
            titleKey={titleKey}
            title={title}
            headingId={headingId}
            action={actionFor(titleKey, title, 'dialog')}
          />
          <p
            className={styles.overview}
            {...(title.overview && { dir: 'auto', lang: languageOfOverview(usesTmdb) })}
          >
            {title.overview || words.noOverview}
          </p>
          <TitleSections titleKey={titleKey} title={title} actionFor={actionFor} onOpen={onOpen} />
        </div>
      )}
    </ModalDialog>
  );
}
