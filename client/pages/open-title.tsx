import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { titleOptions, useGenres } from '#client/features/catalogue/catalogue-queries.ts';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { TrailerDialog } from '#client/features/trailer/trailer-dialog.tsx';
import { TrailerFailure, TrailerFrame } from '#client/features/trailer/trailer-frame.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import { getOpenTitle, type TitleKey, withOpenTitle, withoutOpenTitle } from '#client/lib/paths.ts';
import { genreSchema, type MediaType, nameOf, type Title, yearOf } from '#contract/catalogue.ts';

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
  const { type, id } = titleKey;
  const { data, isError, refetch } = useQuery(titleOptions(catalogue, type, id));
  if (data) return <TitleDialog titleKey={titleKey} title={data} onClose={onClose} />;
  if (!isError) return null;
  const message = `This ${type === 'movie' ? 'movie' : 'TV show'} could not be loaded.`;
  return (
    <TrailerDialog heading="Trailer" onClose={onClose}>
      <TrailerFailure message={message} onRetry={refetch} />
    </TrailerDialog>
  );
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
  const genreNames = useGenreNames(titleKey.type, title);
  const name = nameOf(title);
  return (
    <TrailerDialog
      heading={name}
      facts={[yearOf(title), ...genreNames].filter(Boolean).join(' · ')}
      overview={title.overview}
      action={<FavoriteButton type={titleKey.type} title={title} />}
      onClose={onClose}
    >
      <TrailerFrame titleKey={titleKey} name={name} />
    </TrailerDialog>
  );
}

const detailsSchema = v.object({ genres: v.array(genreSchema) });

/** A title from a list has the ids of its genres; one from its details has the genres themselves. */
function useGenreNames(type: MediaType, title: Title): string[] {
  const genres = useGenres(type);
  const details = v.safeParse(detailsSchema, title);
  const own = details.success
    ? details.output.genres
    : genres.filter(({ id }) => title.genre_ids.includes(id));
  return own.map(({ name }) => name);
}
