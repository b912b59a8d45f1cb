import { useHref, useNavigate, useSearchParams } from 'react-router';
import { useGenres } from '#client/features/catalogue/catalogue-queries.ts';
import { SearchBox } from '#client/features/catalogue/search-box.tsx';
import { TitleList } from '#client/features/catalogue/title-list.tsx';
import { useBrowsedList } from '#client/features/catalogue/use-browsed-list.ts';
import { useFreshVisit } from '#client/features/catalogue/use-fresh-visit.ts';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { OpenTitle } from '#client/features/titles/open-title.tsx';
import { useOpenTitle } from '#client/features/titles/use-open-title.ts';
import { getListFilter, type ListFilter } from '#client/lib/list-filter.ts';
import type { Messages } from '#client/messages/en/en.ts';
import { useMessages } from '#client/messages/language.ts';
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
  const filter = getListFilter(parameters.toString());
  const { q = '' } = filter;
  const action = useHref(pathTo());
  const genres = useGenres(type);
  const list = useBrowsedList(type, filter);
  const visitKey = useFreshVisit(type);
  const { openTitle } = useOpenTitle();

  function search(text: string) {
    if (q && (list.isLoading || list.isPlaceholderData)) return;
    if (text) navigate(pathTo({ q: text }));
    else if (blankSearchReloads) navigate(pathTo(), { state: { isFresh: true } });
  }

  const genreName = genres.find(({ id }) => String(id) === filter.genre)?.name;
  const heading = q
    ? catalogue.headingOfSearch(q)
    : genreName
      ? catalogue.headingOfGenre(genreName, words.heading)
      : words.heading;
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
          />
          <form className={styles.genre} action={action}>
            <GenreFilter
              genres={genres}
              value={filter.genre ?? ''}
              onChoose={(chosen) => navigate(pathTo(chosen ? { genre: chosen } : {}))}
            />
            <noscript>
              <Button type="submit">{catalogue.showGenre}</Button>
            </noscript>
          </form>
        </div>
      </div>
      <TitleList
        type={type}
        list={list}
        query={q}
        failure={q ? words.searchFailure : words.loadFailure}
        popularPath={pathTo()}
        onOpen={openTitle}
        actionFor={(title) => <FavoriteButton type={type} title={title} />}
      />
      <OpenTitle
        find={(key) =>
          key.type === type ? list.data?.titles.find(({ id }) => id === key.id) : undefined
        }
        actionFor={(key, title) => <FavoriteButton type={key.type} title={title} />}
      />
    </>
  );
}
