import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { listOptions, useGenres, useTitles } from '#client/features/catalogue/catalogue-queries.ts';
import { GenreFilter } from '#client/features/catalogue/genre-filter.tsx';
import { SearchBox } from '#client/features/catalogue/search-box.tsx';
import { TitleCard } from '#client/features/catalogue/title-card.tsx';
import { TitleGrid, TitleGridSkeleton } from '#client/features/catalogue/title-grid.tsx';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import type { ListFilter } from '#client/lib/paths.ts';
import { readVisit } from '#client/lib/visit.ts';
import styles from '#client/pages/browse-page.module.css';
import { OpenTitle, useOpenTitle } from '#client/pages/open-title.tsx';
import { Button } from '#client/ui/button.tsx';
import type { MediaType } from '#contract/catalogue.ts';

/** What differs between browsing movies and browsing TV shows. */
interface BrowsePageProps {
  type: MediaType;
  pathTo: (filter?: ListFilter) => string;
  heading: string;
  placeholder: string;
  /** What is said when the list or a genre, and when a search cannot be loaded. */
  loadFailure: string;
  searchFailure: string;
  /** Whether searching for nothing shows what is popular; otherwise it does nothing. */
  blankSearchReloads: boolean;
}

export function BrowsePage(props: BrowsePageProps) {
  const { type, pathTo, heading, placeholder } = props;
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const q = parameters.get('q')?.trim() ?? '';
  const genre = parameters.get('genre') ?? '';
  const filter: ListFilter = q ? { q } : genre ? { genre } : {};
  const genres = useGenres(type);
  const list = useTitles(type, filter);
  const { openTitle } = useOpenTitle();
  const visitKey = useFreshVisit(type);

  function search(text: string) {
    if (list.isLoading && q) return;
    if (text) navigate(pathTo({ q: text }));
    else if (props.blankSearchReloads) navigate(pathTo(), { state: { isFresh: true } });
  }

  const loadMore = () => list.fetchNextPage({ cancelRefetch: false });
  const failure = q ? props.searchFailure : props.loadFailure;
  const genreName = genres.find((candidate) => String(candidate.id) === filter.genre)?.name;
  const shownHeading = q ? `Results for “${q}”` : genreName ? `${genreName} ${heading}` : heading;
  return (
    <>
      <title>{`${shownHeading} – Marquee`}</title>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{shownHeading}</h1>
        <div className={styles.tools}>
          <SearchBox
            placeholder={placeholder}
            query={q}
            listKey={JSON.stringify([visitKey, filter])}
            onSearch={search}
          />
          <GenreFilter
            genres={genres}
            value={filter.genre ?? ''}
            onChoose={(chosen) => navigate(pathTo(chosen ? { genre: chosen } : {}))}
          />
        </div>
      </div>
      {list.isError && !list.isFetchNextPageError && (
        <Failure message={failure} onRetry={list.refetch} />
      )}
      {list.isPending && <TitleGridSkeleton />}
      {list.data && (
        <>
          <p className="visually-hidden" role="status">
            {announcement(list.data.total, q)}
          </p>
          {list.data.titles.length === 0 && (
            <div className={styles.message}>
              <p>{q ? `Nothing was found for “${q}”.` : 'There is nothing in this genre.'}</p>
              <Button onClick={() => navigate(pathTo())}>Browse what is popular</Button>
            </div>
          )}
          <TitleGrid items={list.data.titles}>
            {(title, place) => (
              <TitleCard
                key={title.id}
                title={title}
                isUrgent={place < 6}
                onOpen={() => openTitle({ type, id: title.id })}
                action={<FavoriteButton type={type} title={title} />}
              />
            )}
          </TitleGrid>
          {list.isFetchNextPageError && <Failure message={failure} onRetry={loadMore} />}
          {list.hasNextPage && !list.isFetchNextPageError && (
            <Button
              className={styles.more}
              aria-disabled={list.isFetchingNextPage}
              onClick={loadMore}
            >
              {list.isFetchingNextPage ? 'Loading more…' : 'Load more'}
            </Button>
          )}
        </>
      )}
      <OpenTitle known={list.data?.titles ?? []} knownType={type} />
    </>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.message} role="alert">
      <p>{message}</p>
      <Button onClick={() => onRetry()}>Try again</Button>
    </div>
  );
}

function announcement(total: number, q: string): string {
  const results = total === 1 ? '1 result' : `${total} results`;
  return q ? `${results} for ${q}` : results;
}

/**
 * Going to the page anew, by its link, asks for the popular list again; coming back to it does
 * not (decisions, row 11). Gives a key that changes with each such visit and with nothing else.
 */
function useFreshVisit(type: MediaType): string {
  const { catalogue } = useBackend();
  const queries = useQueryClient();
  const { key, state } = useLocation();
  const navigationType = useNavigationType();
  const isFresh = readVisit(state).isFresh === true && navigationType !== 'POP';
  const [visitKey, setVisitKey] = useState('');
  if (isFresh && visitKey !== key) setVisitKey(key);
  useEffect(() => {
    if (!isFresh || !key) return;
    const { queryKey } = listOptions(catalogue, type, {});
    queries.refetchQueries({ queryKey }, { cancelRefetch: false });
  }, [isFresh, key, catalogue, queries, type]);
  return visitKey;
}
