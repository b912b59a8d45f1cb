import { useState } from 'react';
import { LoadMore } from '#client/features/catalogue/load-more.tsx';
import { TitleCard } from '#client/features/catalogue/title-card.tsx';
import { TitleGrid, TitleGridSkeleton } from '#client/features/catalogue/title-grid.tsx';
import { asAdded } from '#client/features/favorites/arrange-favorites.ts';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { FavoritesToolbar } from '#client/features/favorites/favorites-toolbar.tsx';
import { TransferPanel } from '#client/features/transfer/transfer-panel.tsx';
import { genres, titles } from '#client/gallery/fake-titles.ts';
import { Group, Specimen } from '#client/gallery/specimen.tsx';
import { useMessages } from '#client/messages/language.ts';
import { TitleActions } from '#client/pages/title-actions.tsx';
import type { Title } from '#contract/catalogue.ts';

const ignore = () => {};

export function CardsAndLists() {
  const { loadFailure } = useMessages().catalogue.movies;
  return (
    <Group heading="Cards and lists">
      <Specimen
        caption="Title cards: plain, favorite, removed, dimmed, without a poster, with one that fails, with a long title, with a long word"
        isWide
      >
        <TitleGrid items={Object.values(titles).filter((title) => 'title' in title)}>
          {(title) => <Card key={title.id} title={title} />}
        </TitleGrid>
      </Specimen>
      <Specimen caption="Title grid before its titles are known" isWide>
        <TitleGridSkeleton />
      </Specimen>
      <Specimen caption="Load more">
        <LoadMore depth={1} isLoading={false} failure={null} onLoad={ignore} />
      </Specimen>
      <Specimen caption="Load more, loading">
        <LoadMore depth={1} isLoading={true} failure={null} onLoad={ignore} />
      </Specimen>
      <Specimen caption="Load more, failed">
        <LoadMore depth={1} isLoading={false} failure={loadFailure} onLoad={ignore} />
      </Specimen>
      <Specimen caption="Favorites toolbar" isWide>
        <Toolbar />
      </Specimen>
      <Specimen caption="Lists as files" isWide>
        <TransferPanel />
      </Specimen>
    </Group>
  );
}

function Card({ title }: { title: Title }) {
  return (
    <TitleCard
      titleKey={{ type: 'movie', id: title.id }}
      title={title}
      isUrgent={false}
      isDimmed={title === titles.removed || title === titles.dimmed}
      onOpen={ignore}
      action={
        title === titles.removed ? (
          <FavoriteButton type="movie" title={title} offersUndo />
        ) : (
          <TitleActions type="movie" title={title} place="card" />
        )
      }
    />
  );
}

function Toolbar() {
  const [arrangement, setArrangement] = useState(asAdded);
  return <FavoritesToolbar arrangement={arrangement} onArrange={setArrangement} genres={genres} />;
}
