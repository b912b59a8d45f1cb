import { Suspense, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { useGenres } from '#client/features/catalogue/catalogue-queries.ts';
import { TitleCard } from '#client/features/catalogue/title-card.tsx';
import {
  TitleGrid,
  TitleGridSkeleton,
  useIsGridWhole,
} from '#client/features/catalogue/title-grid.tsx';
import {
  arrangeFavorites,
  asAdded,
  genresAmong,
} from '#client/features/favorites/arrange-favorites.ts';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { FavoritesToolbar } from '#client/features/favorites/favorites-toolbar.tsx';
import { useFavorites } from '#client/features/favorites/use-favorites.ts';
import { useFocusOfNeighbour } from '#client/features/favorites/use-focus-of-neighbour.ts';
import { useHeldFavorites } from '#client/features/favorites/use-held-favorites.ts';
import { keyOf, textOf, typeOf } from '#client/features/lists/list-entry.ts';
import { OpenTitle } from '#client/features/titles/open-title.tsx';
import { useOpenTitle } from '#client/features/titles/use-open-title.ts';
import { CodeBoundary } from '#client/lib/navigation/code-boundary.tsx';
import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';
import { useRestoredPosition } from '#client/lib/navigation/use-restored-position.ts';
import { paths } from '#client/lib/paths.ts';
import { getLocale, useMessages, useWords } from '#client/messages/language.ts';
import styles from '#client/pages/favorites-page.module.css';
import { ShareSection } from '#client/pages/saved/share-section.tsx';
import { Button } from '#client/ui/button.tsx';
import { NothingFoundDrawing } from '#client/ui/drawings/drawing.tsx';
import { NoFavoritesDrawing } from '#client/ui/drawings/no-favorites-drawing.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { urgentPosters } from '#client/ui/pictures/poster-sources.ts';

// Files are rarely used and their code is large, so it loads on demand.
const transferPanel = lazyComponent(
  () => import('#client/features/transfer/transfer-panel.tsx'),
  'TransferPanel',
  ['transfer'],
);

/** As many as a large screen shows at once; longer lists can be sorted and filtered. */
const screenful = 24;

export function FavoritesPage() {
  const { title, loading, failed, catalogue } = useMessages();
  const favorites = useWords('favorites');
  const navigate = useNavigate();
  const { entries, isKnown, refusal } = useFavorites();
  const { shown, isRemoved, toggle } = useHeldFavorites();
  const { openTitle } = useOpenTitle();
  const [arrangement, setArrangement] = useState(asAdded);
  const [isFilesOpen, setIsFilesOpen] = useState(false);
  const allGenres = [...useGenres('movie'), ...useGenres('tv')];

  // Keeps typing responsive however long the list is.
  const wanted = useDeferredValue(arrangement);
  const arranged = arrangeFavorites(shown, wanted, getLocale());
  const isWhole = useIsGridWhole(arranged.length);
  useRestoredPosition(isKnown && isWhole);
  const neighbours = useFocusOfNeighbour<HTMLDivElement>(arranged.length);

  return (
    <>
      <title>{title(favorites.heading)}</title>
      <h1 tabIndex={-1}>{favorites.heading}</h1>
      {refusal && <Notice kind="failure">{favorites.refused(refusal)}</Notice>}
      {!isKnown && <TitleGridSkeleton />}
      {isKnown && entries.length === 0 && (
        <div className={styles.empty}>
          <NoFavoritesDrawing />
          <h2>{favorites.empty}</h2>
          <p>{favorites.howToBegin}</p>
          <Button onClick={() => navigate(paths.home())}>{catalogue.browsePopular}</Button>
        </div>
      )}
      {shown.length > screenful && (
        <FavoritesToolbar
          arrangement={arrangement}
          onArrange={setArrangement}
          genres={genresAmong(shown, allGenres, getLocale())}
        />
      )}
      {shown.length > 0 && arranged.length === 0 && (
        <div className={styles.empty}>
          <NothingFoundDrawing />
          <p>{favorites.noneFits}</p>
          <Button onClick={() => setArrangement(asAdded)}>{favorites.showAll}</Button>
        </div>
      )}
      <div {...neighbours}>
        <TitleGrid items={arranged}>
          {(entry, index) => (
            <TitleCard
              key={textOf(keyOf(entry))}
              titleKey={{ type: typeOf(entry), id: entry.id }}
              title={entry}
              isUrgent={index < urgentPosters}
              isDimmed={isRemoved(entry)}
              onOpen={() => openTitle({ type: typeOf(entry), id: entry.id })}
              action={
                <FavoriteButton
                  type={typeOf(entry)}
                  title={entry}
                  offersUndo
                  onToggle={() => toggle(typeOf(entry), entry)}
                />
              }
            />
          )}
        </TitleGrid>
      </div>
      <ShareSection list="favorites" listName={favorites.heading} />
      <details
        className={styles.files}
        data-screen-only
        onToggle={(event) => setIsFilesOpen(event.currentTarget.open)}
      >
        <summary>{favorites.filesHeading}</summary>
        {isFilesOpen && (
          <CodeBoundary fallback={<Notice kind="failure">{failed.unreachable}</Notice>}>
            <Suspense fallback={<p role="status">{loading}</p>}>
              <transferPanel.Component />
            </Suspense>
          </CodeBoundary>
        )}
      </details>
      <OpenTitle
        find={(key) => entries.find((entry) => entry.id === key.id && typeOf(entry) === key.type)}
        actionFor={({ type }, title) => (
          <FavoriteButton type={type} title={title} onToggle={() => toggle(type, title)} />
        )}
      />
    </>
  );
}
