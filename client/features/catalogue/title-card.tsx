import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from '#client/features/catalogue/title-card.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import { languageOfName } from '#client/lib/catalogue/title-language.ts';
import { type TitleKey, textOfTitleKey } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { PlayIcon } from '#client/ui/icons.tsx';
import { Poster } from '#client/ui/pictures/poster.tsx';
import { nameOf, type Title, yearOf } from '#contract/catalogue.ts';

interface TitleCardProps {
  titleKey: TitleKey;
  title: Title;
  isUrgent: boolean;
  /** It has been removed and stays for now, so that the other cards do not move. */
  isDimmed?: boolean;
  /** What else to say of the title, in one line. */
  note?: string;
  /** In a dialog over a page that may have a card of the same title. */
  isInDialog?: boolean;
  onOpen: () => void;
  /** What can be done with the title besides opening it: the heart. */
  action: ReactNode;
}

export function TitleCard(props: TitleCardProps) {
  const { titleKey, title, isUrgent, isDimmed = false, note, isInDialog, onOpen, action } = props;
  const { trailer } = useMessages();
  const { imageUrl, usesTmdb } = useBackend();
  const headingId = useId();
  const name = nameOf(title);
  const year = yearOf(title);
  const Heading = isInDialog ? 'h3' : 'h2';
  return (
    <article className={isDimmed ? styles.dimmed : styles.card} aria-labelledby={headingId}>
      <button
        type="button"
        className={styles.open}
        id={isInDialog ? undefined : textOfTitleKey(titleKey)}
        aria-label={trailer.play(name)}
        onClick={onOpen}
      >
        <Poster
          imageUrl={imageUrl}
          path={title.poster_path}
          title={name}
          year={year}
          isUrgent={isUrgent}
        />
        <span className={styles.play} aria-hidden="true" data-screen-only>
          <PlayIcon />
        </span>
      </button>
      <div className={styles.caption}>
        <Heading
          className={styles.title}
          id={headingId}
          dir="auto"
          lang={languageOfName(title, usesTmdb)}
        >
          {name}
        </Heading>
        <p className={styles.year}>{year}</p>
        {note !== undefined && (
          <p className={styles.note} dir="auto" title={note}>
            {note}
          </p>
        )}
      </div>
      <div className={styles.action} data-screen-only>
        {action}
      </div>
    </article>
  );
}
