import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActionFor } from '#client/features/titles/action-for.ts';
import { TitleDialog } from '#client/features/titles/dialog/title-dialog.tsx';
import { UnavailableTitle } from '#client/features/titles/dialog/unavailable-title.tsx';
import { UnknownTitle } from '#client/features/titles/dialog/unknown-title.tsx';
import { titleOptions } from '#client/features/titles/title-queries.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { isNotFound } from '#client/lib/catalogue/catalogue-error.ts';
import type { TitleKey } from '#client/lib/paths.ts';
import type { Title } from '#contract/catalogue.ts';

interface OpenedTitleProps {
  titleKey: TitleKey;
  /** The title as the page already has it. */
  known: Title | undefined;
  actionFor: ActionFor;
  /** Opens another title in place of this one. */
  onOpen: (key: TitleKey) => void;
  onClose: () => void;
}

/** The dialog of a title, once enough of it is known; until then that of the title before. */
export function OpenedTitle({ titleKey, known, actionFor, onOpen, onClose }: OpenedTitleProps) {
  const { catalogue } = useBackend();
  const { data, error, errorUpdateCount, refetch } = useQuery(titleOptions(catalogue, titleKey));
  const title = data ?? known;
  const [last, setLast] = useState<{ titleKey: TitleKey; title: Title } | null>(null);
  if (title && last?.title !== title) setLast({ titleKey, title });

  const shown = title ? { titleKey, title } : last;
  // During another attempt there is no error, and what it says of the last one must not go away.
  if (!title && errorUpdateCount > 0) {
    return isNotFound(error) ? (
      <UnknownTitle onClose={onClose} />
    ) : (
      <UnavailableTitle type={titleKey.type} onRetry={refetch} onClose={onClose} />
    );
  }
  if (!shown) return null;
  return (
    <TitleDialog
      {...shown}
      isOutdated={!title}
      actionFor={actionFor}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}
