import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';
import { SearchBox } from '#client/features/catalogue/search-box.tsx';
import type { BrowsedList } from '#client/features/catalogue/use-browsed-list.ts';
import { FilterBar } from '#client/features/filters/filter-bar.tsx';
import { FiltersButton } from '#client/features/filters/filters-button.tsx';
import { SearchCounts } from '#client/features/search/search-counts.tsx';
import { loadSuggestions, SearchSuggestions } from '#client/features/search/search-suggestions.tsx';
import { idsIn, type ListFilter, withChoice } from '#client/lib/list-filter.ts';
import { pathOfList, type TitleKey } from '#client/lib/paths.ts';
import type { Messages } from '#client/messages/en/en.ts';
import { useMessages } from '#client/messages/language.ts';
import styles from '#client/pages/browse/browse-head.module.css';
import { listPanel } from '#client/pages/browse/lazy-parts.ts';
import { Button } from '#client/ui/button.tsx';
import { GenreFilter } from '#client/ui/form/genre-filter.tsx';
import type { Genre, MediaType } from '#contract/catalogue.ts';

/** What differs between browsing movies and browsing TV shows. */
export interface BrowsedKind {
  type: MediaType;
  words: Messages['catalogue']['movies'];
  /** Whether searching for nothing shows what is popular; otherwise it does nothing. */
  blankSearchReloads: boolean;
}

interface BrowseHeadProps extends BrowsedKind {
  filter: ListFilter;
  genres: Genre[];
  list: BrowsedList;
  /** Changes with each fresh visit. */
  visitKey: string;
  /** What can be done with the list. */
  children: ReactNode;
  onOpenTitle: (key: TitleKey) => void;
  onOpenPanel: () => void;
}

/** The heading of a list, and all by which somebody chooses what it shows. */
export function BrowseHead(props: BrowseHeadProps) {
  const { type, words, blankSearchReloads, filter, genres, list, visitKey, children } = props;
  const { onOpenTitle, onOpenPanel } = props;
  const { title, catalogue } = useMessages();
  const navigate = useNavigate();
  const action = useHref(pathOfList(type));
  const { q = '', genre = '' } = filter;

  function search(text: string) {
    if (q && (list.isLoading || list.isPlaceholderData)) return;
    if (text) navigate(pathOfList(type, { q: text }));
    else if (blankSearchReloads) navigate(pathOfList(type), { state: { isFresh: true } });
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
  const count = q ? (
    <SearchCounts type={type} query={q} count={list.isPlaceholderData ? null : (total ?? null)} />
  ) : (
    // Screen readers hear it from the list, which says more.
    total !== undefined && <p aria-hidden="true">{catalogue.results(total)}</p>
  );
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
              <SearchSuggestions {...typing} type={type} onOpen={onOpenTitle} onSearch={search} />
            )}
          />
          <form className={styles.genre} action={action}>
            <GenreFilter
              genres={genres}
              value={genre}
              other={isOneGenreAtMost ? undefined : catalogue.someGenres(genreCount)}
              onChoose={(chosen) =>
                navigate(pathOfList(type, withChoice(filter, { genre: chosen, without: null })))
              }
            />
            <noscript>
              <Button type="submit">{catalogue.showGenre}</Button>
            </noscript>
          </form>
          <FiltersButton filter={filter} load={listPanel.load} onOpen={onOpenPanel} />
        </div>
        <FilterBar type={type} filter={filter} genres={genres} count={count}>
          {children}
        </FilterBar>
      </div>
    </>
  );
}
