import type { ReactNode } from 'react';
import { useGenres } from '#client/features/catalogue/catalogue-queries.ts';
import styles from '#client/features/titles/title-dialog.module.css';
import { TrailerDialog } from '#client/features/titles/trailer-dialog.tsx';
import { TrailerFrame } from '#client/features/titles/trailer-frame.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import { languageOfName, languageOfOverview } from '#client/lib/catalogue/title-language.ts';
import { type TitleKey, textOfTitleKey } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import {
  hasDetails,
  type MediaType,
  nameOf,
  runtimeOf,
  type Title,
  yearOf,
} from '#contract/catalogue.ts';

interface TitleDialogProps {
  titleKey: TitleKey;
  title: Title;
  /** What can be done with the title: the heart. */
  action: ReactNode;
  onClose: () => void;
}

/** A title's trailer, and what is known of it. */
export function TitleDialog({ titleKey, title, action, onClose }: TitleDialogProps) {
  const { trailer } = useMessages();
  const { usesTmdb } = useBackend();
  const name = nameOf(title);
  const runtime = hasDetails(title) && runtimeOf(title);
  const facts = [
    yearOf(title),
    runtime && trailer.runtime(runtime),
    ...useGenreNames(titleKey.type, title),
  ];
  return (
    <TrailerDialog
      heading={name}
      headingLanguage={languageOfName(title, usesTmdb)}
      openerId={textOfTitleKey(titleKey)}
      onClose={onClose}
    >
      <div className={styles.columns}>
        <TrailerFrame titleKey={titleKey} name={name} />
        <div className={styles.details}>
          <div className={styles.top}>
            <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
            {action}
          </div>
          {title.overview ? (
            <p dir="auto" lang={languageOfOverview(usesTmdb)}>
              {title.overview}
            </p>
          ) : (
            <p>{trailer.noOverview}</p>
          )}
        </div>
      </div>
    </TrailerDialog>
  );
}

/** A title from a list has the ids of its genres; one from its details has the genres themselves. */
function useGenreNames(type: MediaType, title: Title): string[] {
  const genres = useGenres(type);
  const own = hasDetails(title)
    ? title.genres
    : genres.filter(({ id }) => title.genre_ids.includes(id));
  return own.map(({ name }) => name);
}
