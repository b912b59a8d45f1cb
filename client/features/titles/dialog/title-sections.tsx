import type { ActionFor } from '#client/features/titles/action-for.ts';
import styles from '#client/features/titles/dialog/title-sections.lazy.module.css';
import { SeasonList } from '#client/features/titles/facts/season-list.tsx';
import { TitleCast } from '#client/features/titles/people/title-cast.tsx';
import { SimilarTitles } from '#client/features/titles/similar/similar-titles.tsx';
import { WhereToWatch } from '#client/features/watching/where-to-watch.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import type { Title } from '#contract/catalogue.ts';

interface TitleSectionsProps {
  titleKey: TitleKey;
  title: Title;
  actionFor: ActionFor;
  /** Opens another title in place of this one. */
  onOpen: (key: TitleKey) => void;
}

/** What else there is about a title, in this order. Each renders nothing where there is nothing. */
export function TitleSections({ titleKey, title, actionFor, onOpen }: TitleSectionsProps) {
  return (
    <div className={styles.sections}>
      <WhereToWatch titleKey={titleKey} />
      <TitleCast titleKey={titleKey} title={title} />
      <SeasonList title={title} />
      <SimilarTitles titleKey={titleKey} actionFor={actionFor} onOpen={onOpen} />
    </div>
  );
}
