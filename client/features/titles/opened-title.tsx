import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TitleDialog } from '#client/features/titles/title-dialog.tsx';
import { titleOptions } from '#client/features/titles/title-queries.ts';
import { UnavailableTitle } from '#client/features/titles/unavailable-title.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import type { Title } from '#contract/catalogue.ts';

interface OpenedTitleProps {
  titleKey: TitleKey;
  /** The title as the page already has it. */
  known: Title | undefined;
  /** What can be done with the title: the heart. */
  actionFor: (key: TitleKey, title: Title) => ReactNode;
  onClose: () => void;
}

/** The dialog of a title, once enough of it is known. */
export function OpenedTitle({ titleKey, known, actionFor, onClose }: OpenedTitleProps) {
  const { catalogue } = useBackend();
  const { data, isError, refetch } = useQuery(titleOptions(catalogue, titleKey));
  const title = data ?? known;
  if (title) {
    return (
      <TitleDialog
        titleKey={titleKey}
        title={title}
        action={actionFor(titleKey, title)}
        onClose={onClose}
      />
    );
  }
  if (!isError) return null;
  return <UnavailableTitle type={titleKey.type} onRetry={refetch} onClose={onClose} />;
}
