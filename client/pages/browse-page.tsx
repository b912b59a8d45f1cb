import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useGenres } from '#client/features/catalogue/catalogue-queries.ts';
import { TitleList } from '#client/features/catalogue/title-list.tsx';
import { useBrowsedList } from '#client/features/catalogue/use-browsed-list.ts';
import { useFreshVisit } from '#client/features/catalogue/use-fresh-visit.ts';
import { SurpriseButton } from '#client/features/filters/surprise-button.tsx';
import { useQuiet } from '#client/features/marks/quiet/use-quiet.ts';
import { OtherKind } from '#client/features/search/search-counts.tsx';
import { OpenTitle } from '#client/features/titles/open-title.tsx';
import { useOpenTitle } from '#client/features/titles/use-open-title.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { getListFilter, offeredFilter } from '#client/lib/list-filter.ts';
import { CodeBoundary } from '#client/lib/navigation/code-boundary.tsx';
import { type BrowsedKind, BrowseHead } from '#client/pages/browse/browse-head.tsx';
import { emptyList, hiddenTitles, listPanel } from '#client/pages/browse/lazy-parts.ts';
import { TitleActions } from '#client/pages/browse/title-actions.tsx';
import type { Title } from '#contract/catalogue.ts';

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
  const visitKey = useFreshVisit(type);
  // Who searches for a title wants to find it.
  const quiet = useQuiet(JSON.stringify([visitKey, type, filter]), !q);
  const keyOf = ({ id }: Title) => ({ type, movie_id: id });
  const [isPanelOpen, setIsPanelOpen] = useState(false);

  const total = list.data?.total;
  const failure = q ? words.searchFailure : words.loadFailure;
  const filters = { type, filter, genres };
  const whenHidden = (count: number | null, areAll: boolean) => (
    <CodeBoundary fallback={null}>
      <Suspense>
        <hiddenTitles.Component count={count} areAll={areAll} />
      </Suspense>
    </CodeBoundary>
  );
  const surprise = (onDraw: typeof openTitle) =>
    total ? (
      <SurpriseButton
        type={type}
        filter={filter}
        total={total}
        failure={failure}
        whenUnwanted={whenHidden(null, false)}
        isUnwanted={(title) => quiet.isUnwanted(keyOf(title))}
        onDraw={onDraw}
      />
    ) : null;
  return (
    <>
      <BrowseHead
        {...kind}
        filter={filter}
        genres={genres}
        list={list}
        visitKey={visitKey}
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
        actionFor={(title) => <TitleActions type={type} title={title} place="card" />}
        isHidden={(title) => quiet.isHidden(keyOf(title))}
        isDimmed={(title) => quiet.isDimmed(keyOf(title))}
        whenHidden={whenHidden}
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
        actionFor={(key, title, place) => (
          <TitleActions type={key.type} title={title} place={place} />
        )}
      />
    </>
  );
}
