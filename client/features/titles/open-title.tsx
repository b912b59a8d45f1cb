import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { titleOptions } from '#client/features/catalogue/catalogue-queries.ts';
import { TitleDialog } from '#client/features/titles/title-dialog.tsx';
import { TrailerDialog } from '#client/features/titles/trailer-dialog.tsx';
import { TrailerFailure } from '#client/features/titles/trailer-failure.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import { getOpenTitle, type TitleKey, textOfTitleKey, withOpenTitle } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import type { Title } from '#contract/catalogue.ts';

/** The dialog is part of the address, so that Back closes it and a link opens it. */
export function useOpenTitle() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isOpenedHere =
    (state as { isTitleOpenedHere?: boolean } | null)?.isTitleOpenedHere === true;
  return {
    titleKey: getOpenTitle(search),
    openTitle(key: TitleKey) {
      navigate(
        { search: withOpenTitle(search, key) },
        { state: { isTitleOpenedHere: true }, preventScrollReset: true },
      );
    },
    closeTitle() {
      if (isOpenedHere) navigate(-1);
      else
        navigate(
          { search: withOpenTitle(search, null) },
          { replace: true, preventScrollReset: true },
        );
    },
  };
}

interface OpenTitleProps {
  /** The title as the page already has it, so that its dialog opens at once. */
  find: (key: TitleKey) => Title | undefined;
  /** What can be done with the title: the heart. */
  actionFor: (key: TitleKey, title: Title) => ReactNode;
}

/** The dialog of the title that the address names, over the page that holds this. */
export function OpenTitle({ find, actionFor }: OpenTitleProps) {
  const { titleKey, closeTitle } = useOpenTitle();
  if (!titleKey) return null;
  const key = textOfTitleKey(titleKey);
  return (
    <Dialog
      key={key}
      titleKey={titleKey}
      known={find(titleKey)}
      actionFor={actionFor}
      onClose={closeTitle}
    />
  );
}

interface DialogProps {
  titleKey: TitleKey;
  known: Title | undefined;
  actionFor: OpenTitleProps['actionFor'];
  onClose: () => void;
}

function Dialog({ titleKey, known, actionFor, onClose }: DialogProps) {
  const { trailer } = useMessages();
  const { catalogue } = useBackend();
  const { type, id } = titleKey;
  const { data, isError, refetch } = useQuery(titleOptions(catalogue, type, id));
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
  return (
    <TrailerDialog heading={trailer.heading} onClose={onClose}>
      <TrailerFailure
        message={type === 'movie' ? trailer.movieFailure : trailer.tvShowFailure}
        onRetry={refetch}
      />
    </TrailerDialog>
  );
}
