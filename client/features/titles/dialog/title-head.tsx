import type { ReactNode } from 'react';
import styles from '#client/features/titles/dialog/title-head.lazy.module.css';
import { GenreLinks } from '#client/features/titles/facts/genre-links.tsx';
import { TitleFacts } from '#client/features/titles/facts/title-facts.tsx';
import { ShareTitle } from '#client/features/titles/share/share-title.tsx';
import { AgeRating } from '#client/features/watching/age-rating.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import { languageOfName, languageOfOriginal } from '#client/lib/catalogue/title-language.ts';
import type { TitleKey } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';
import { Poster } from '#client/ui/pictures/poster.tsx';
import { nameOf, namesOf, type Title, yearOf } from '#contract/catalogue.ts';
import { isVisible } from '#contract/visible-text.ts';

interface TitleHeadProps {
  titleKey: TitleKey;
  title: Title;
  headingId: string;
  /** What can be done with the title: the heart and the marks. */
  action: ReactNode;
}

/** What a title is called, its poster and facts, and what can be done with it. */
export function TitleHead({ titleKey, title, headingId, action }: TitleHeadProps) {
  const words = useWords('titles');
  const { imageUrl, usesTmdb } = useBackend();
  const name = nameOf(title);
  const [, original] = namesOf(title);
  return (
    <>
      <hgroup className={styles.names}>
        <h2
          id={headingId}
          className={styles.name}
          tabIndex={-1}
          dir="auto"
          lang={languageOfName(title, usesTmdb)}
        >
          {name}
        </h2>
        {isVisible(original) && original !== name && (
          <p>
            <span className="visually-hidden">{words.originalTitle}: </span>
            <bdi lang={languageOfOriginal(title)}>{original}</bdi>
          </p>
        )}
      </hgroup>
      <div className={styles.facts}>
        <div className={styles.poster} aria-hidden="true">
          <Poster imageUrl={imageUrl} path={title.poster_path} title={name} year={yearOf(title)} />
        </div>
        <div className={styles.lines}>
          <TitleFacts title={title}>
            <AgeRating titleKey={titleKey} />
          </TitleFacts>
          <GenreLinks type={titleKey.type} title={title} />
          <div className={styles.actions} data-screen-only>
            {action}
            <ShareTitle titleKey={titleKey} name={name} />
          </div>
        </div>
      </div>
    </>
  );
}
