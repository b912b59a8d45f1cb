import { Suspense, useState } from 'react';
import { useHref, useNavigate, useSearchParams } from 'react-router';
import { useGenres } from '#client/features/catalogue/catalogue-queries.ts';
import { SearchBox } from '#client/features/catalogue/search-box.tsx';
import { TitleList } from '#client/features/catalogue/title-list.tsx';
import { useBrowsedList } from '#client/features/catalogue/use-browsed-list.ts';
import { useFreshVisit } from '#client/features/catalogue/use-fresh-visit.ts';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { FilterBar } from '#client/features/filters/filter-bar.tsx';
import { FiltersButton } from '#client/features/filters/filters-button.tsx';
import { SurpriseButton } from '#client/features/filters/surprise-button.tsx';
import { OtherKind, SearchCounts } from '#client/features/search/search-counts.tsx';
import { loadSuggestions, SearchSuggestions } from '#client/features/search/search-suggestions.tsx';
import { OpenTitle } from '#client/features/titles/open-title.tsx';
import { useOpenTitle } from '#client/features/titles/use-open-title.ts';
import { useBackend } from '#client/lib/backend.tsx';
import {
  getListFilter,
  idsIn,
  type ListFilter,
  offeredFilter,
  withChoice,
} from '#client/lib/list-filter.ts';
import { CodeBoundary } from '#client/lib/navigation/code-boundary.tsx';
import type { Messages } from '#client/messages/en/en.ts';
import { useMessages } from '#client/messages/language.ts';
import { emptyList, listPanel } from '#client/pages/browse/lazy-parts.ts';
import styles from '#client/pages/browse-page.module.css';
import { Button } from '#client/ui/button.tsx';
import { GenreFilter } from '#client/ui/form/genre-filter.tsx';
import type { MediaType } from '#contract/catalogue.ts';

/** What differs between browsing movies and browsing TV shows. */
interface BrowsePageProps {
  type: MediaType;
  pathTo: (filter?: ListFilter) => string;
  words: Messages['catalogue']['movies'];
  /** Whether searching for nothing shows what is popular; otherwise it does nothing. */
  blankSearchReloads: boolean;
}

export function BrowsePage({ type, pathTo, words, blankSearchReloads }: BrowsePageProps) {
  const { title, catalogue } = useMessages();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { usesTmdb } = useBackend();
  const filter = offeredFilter(getListFilter(parameters.toString()), usesTmdb);
  const { q = '', genre = '' } = filter;
  const action = useHref(pathTo());
  const genres = useGenres(type);
  const list = useBrowsedList(type, filter);
  const visitKey = useFreshVisit(type);
  const { openTitle } = useOpenTitle();
  const [isPanelOpen, setIsPanelOpen] = useState(false);

  function search(text: string) {
    if (q && (list.isLoading || list.isPlaceholderData)) return;
    if (text) navigate(pathTo({ q: text }));
    else if (blankSearchReloads) navigate(pathTo(), { state: { isFresh: true } });
  }

  const genreName = genres.find(({ id }) => String(id) === genre)?.name;
  const heading = q
    ? catalogue.headingOfSearch(q)
    : genreName
      ? catalogue.headingOfGenre(genreName, words.heading)
      : words.heading;
  const genreCount = idsIn(genre).length + idsIn(filter.without).length;
  const isOneGenreAtMost = filter.without === undefined && genreCount <= 1;
  const total = list.data?.total;
  const failure = q ? words.searchFailure : words.loadFailure;
  const count = q ? (
    <SearchCounts type={type} query={q} count={list.isPlaceholderData ? null : (total ?? null)} />
  ) : (
    // Screen readers hear it from the list, which says more.
    total !== undefined && <p aria-hidden="true">{catalogue.results(total)}</p>
  );
  const filters = { type, filter, genres, pathTo };
  const surprise = (onDraw: typeof openTitle) =>
    total ? (
      <SurpriseButton type={type} filter={filter} total={total} failure={failure} onDraw={onDraw} />
    ) : null;
  return (
    <>
      <title>{title(heading)}</title>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        <div className={styles.tools} data-screen-only>
          <SearchBox
            action={action}
            placeholder={words.placeholder}
            query={q}
            listKey={JSON.stringify([visitKey, filter])}
            onSearch={search}
            onFocus={loadSuggestions}
            suggest={(typing) => (
              <SearchSuggestions {...typing} type={type} onOpen={openTitle} onSearch={search} />
            )}
          />
          <form className={styles.genre} action={action}>
            <GenreFilter
              genres={genres}
              value={genre}
              other={isOneGenreAtMost ? undefined : catalogue.someGenres(genreCount)}
              onChoose={(chosen) =>
                navigate(pathTo(withChoice(filter, { genre: chosen, without: null })))
              }
            />
            <noscript>
              <Button type="submit">{catalogue.showGenre}</Button>
            </noscript>
          </form>
          <FiltersButton
            filter={filter}
            load={listPanel.load}
            onOpen={() => setIsPanelOpen(true)}
          />
        </div>
        <FilterBar {...filters} count={count}>
          {surprise(openTitle)}
        </FilterBar>
      </div>
      <TitleList
        type={type}
        list={list}
        query={q}
        failure={failure}
        whenEmpty={
          <CodeBoundary fallback={null}>
            <Suspense>
              <emptyList.Component {...filters}>
                {q && <OtherKind type={type} query={q} />}
              </emptyList.Component>
            </Suspense>
          </CodeBoundary>
        }
        onOpen={openTitle}
        actionFor={(title) => <FavoriteButton type={type} title={title} />}
      />
      {isPanelOpen && (
        <listPanel.Component
          {...filters}
          total={total}
          isLoading={list.isPlaceholderData}
          onClose={() => setIsPanelOpen(false)}
        >
          {surprise((key) => {
            setIsPanelOpen(false);
            openTitle(key);
          })}
        </listPanel.Component>
      )}
      <OpenTitle
        find={(key) =>
          key.type === type ? list.data?.titles.find(({ id }) => id === key.id) : undefined
        }
        actionFor={(key, title) => <FavoriteButton type={key.type} title={title} />}
      />
    </>
  );
}
