import { useQuery } from '@tanstack/react-query';
import { TitleCard } from '#client/features/catalogue/title-card.tsx';
import type { ActionFor } from '#client/features/titles/action-for.ts';
import styles from '#client/features/titles/similar/similar-titles.lazy.module.css';
import { TitleBlock, WaitingBlock } from '#client/features/titles/title-block.tsx';
import { similarTitlesOptions } from '#client/features/titles/title-queries.ts';
import { useBackend } from '#client/lib/backend.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';
import { EmptyBoxes } from '#client/ui/empty-boxes.tsx';
import { NotLoaded } from '#client/ui/not-loaded.tsx';

interface SimilarTitlesProps {
  titleKey: TitleKey;
  onOpen: (key: TitleKey) => void;
  actionFor: ActionFor;
}

/** More like a title, in one row that scrolls; nothing when there is none. */
export function SimilarTitles({ titleKey, onOpen, actionFor }: SimilarTitlesProps) {
  const { similar, similarFailure } = useWords('people');
  const { catalogue } = useBackend();
  const { data, isPending, isLoadingError, refetch } = useQuery(
    similarTitlesOptions(catalogue, titleKey),
  );
  const { type } = titleKey;

  if (isPending) {
    return (
      <WaitingBlock heading={similar}>
        <div className={styles.row} aria-hidden="true">
          <EmptyBoxes count={8} className={styles.skeleton} />
        </div>
      </WaitingBlock>
    );
  }
  if (isLoadingError) {
    return (
      <TitleBlock heading={similar}>
        <NotLoaded message={similarFailure} onRetry={refetch} />
      </TitleBlock>
    );
  }
  if (data.length === 0) return null;
  return (
    // On paper nobody can open them.
    <div data-screen-only>
      <TitleBlock heading={similar}>
        <ul className={styles.row}>
          {data.map((title) => (
            <li key={title.id}>
              <TitleCard
                titleKey={{ type, id: title.id }}
                title={title}
                isUrgent={false}
                isInDialog
                onOpen={() => onOpen({ type, id: title.id })}
                action={actionFor({ type, id: title.id }, title, 'card')}
              />
            </li>
          ))}
        </ul>
      </TitleBlock>
    </div>
  );
}
