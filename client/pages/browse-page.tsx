import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useGenres } from '#client/features/catalogue/catalogue-queries.ts';
import { TitleList } from '#client/features/catalogue/title-list.tsx';
import { useBrowsedList } from '#client/features/catalogue/use-browsed-list.ts';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { SurpriseButton } from '#client/features/filters/surprise-button.tsx';
import { OtherKind } from '#client/features/search/search-counts.tsx';
import { OpenTitle } from '#client/features/titles/open-title.tsx';
import { useOpenTitle } from '#client/features/titles/use-open-title.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { getListFilter, offeredFilter } from '#client/lib/list-filter.ts';
import { CodeBoundary } from '#client/lib/navigation/code-boundary.tsx';
import { type BrowsedKind, BrowseHead } from '#client/pages/browse/browse-head.tsx';
import { emptyList, listPanel } from '#client/pages/browse/lazy-parts.ts';

/** A list of titles: the popular ones, what a search finds, or what passes filters. */
export function BrowsePage(kind: BrowsedKind) {
  const { type, words } = kind;
  const [parameters] = useSearchParams();
  const { usesTmdb } = useBackend();
  const filter = offeredFilter(getListFilter(parameters.toString()), usesTmdb);
  const { q = '' } = filter;
  const genres = useGenres(type);
  const list = useBrowsedList(type, filter);
  const { openTitle } = useOpenTitle();
  const [isPanelOpen, setIsPanelOpen] = useState(false);

  const total = list.data?.total;
  const failure = q ? words.searchFailure : words.loadFailure;
  const filters = { type, filter, genres };
  const surprise = (onDraw: typeof openTitle) =>
    total ? (
      <SurpriseButton type={type} filter={filter} total={total} failure={failure} onDraw={onDraw} />
    ) : null;
  return (
    <>
      <BrowseHead
        {...kind}
        filter={filter}
        genres={genres}
        list={list}
        onOpenTitle={openTitle}
        onOpenPanel={() => setIsPanelOpen(true)}
      >
        {surprise(openTitle)}
      </BrowseHead>
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
