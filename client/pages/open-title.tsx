import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { titleOptions, useGenres } from '#client/features/catalogue/catalogue-queries.ts';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { TrailerDialog } from '#client/features/trailer/trailer-dialog.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import { getOpenTitle, type TitleKey, withOpenTitle, withoutOpenTitle } from '#client/lib/paths.ts';
import type { MediaType, Title } from '#contract/catalogue.ts';

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
        navigate({ search: withoutOpenTitle(search) }, { replace: true, preventScrollReset: true });
    },
  };
}

interface OpenTitleProps {
  /** Titles the page already has, so that none of them is asked for again. */
  known: Title[];
  knownType: MediaType;
}

/** The dialog of the title that the address names, over the page that holds this. */
export function OpenTitle({ known, knownType }: OpenTitleProps) {
  const { titleKey, closeTitle } = useOpenTitle();
  if (!titleKey) return null;
  const title = titleKey.type === knownType && known.find(({ id }) => id === titleKey.id);
  const key = `${titleKey.type}-${titleKey.id}`;
  return title ? (
    <TitleDialog key={key} titleKey={titleKey} title={title} onClose={closeTitle} />
  ) : (
    <FetchedTitleDialog key={key} titleKey={titleKey} onClose={closeTitle} />
  );
}

function FetchedTitleDialog({ titleKey, onClose }: { titleKey: TitleKey; onClose: () => void }) {
  const { catalogue } = useBackend();
  const { data } = useQuery(titleOptions(catalogue, titleKey.type, titleKey.id));
  return data ? <TitleDialog titleKey={titleKey} title={data} onClose={onClose} /> : null;
}

function TitleDialog({
  titleKey,
  title,
  onClose,
}: {
  titleKey: TitleKey;
  title: Title;
  onClose: () => void;
}) {
  const genres = useGenres(titleKey.type);
  const genreNames = genres
    .filter(({ id }) => title.genre_ids.includes(id))
    .map(({ name }) => name);
  return (
    <TrailerDialog
      titleKey={titleKey}
      title={title}
      genreNames={genreNames}
      action={<FavoriteButton type={titleKey.type} title={title} />}
      onClose={onClose}
    />
  );
}
