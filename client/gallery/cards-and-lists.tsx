import { useState } from 'react';
import { LoadMore } from '#client/features/catalogue/load-more.tsx';
import { TitleCard } from '#client/features/catalogue/title-card.tsx';
import { TitleGrid, TitleGridSkeleton } from '#client/features/catalogue/title-grid.tsx';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { asAdded } from '#client/features/saved/arrange-saved.ts';
import { ChoiceBar } from '#client/features/saved/choice-bar.tsx';
import { ListTabs } from '#client/features/saved/list-tabs.tsx';
import { SavedToolbar } from '#client/features/saved/saved-toolbar.tsx';
import { TransferPanel } from '#client/features/transfer/transfer-panel.tsx';
import { genres, titles } from '#client/gallery/fake-titles.ts';
import { Group, Specimen } from '#client/gallery/specimen.tsx';
import { Routed } from '#client/gallery/stages.tsx';
import { useMessages } from '#client/messages/language.ts';
import { TitleActions } from '#client/pages/browse/title-actions.tsx';
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
      <Specimen caption="The lists of a visitor" isWide>
        <Routed at="/favorites">
          <ListTabs current="favorites" />
        </Routed>
      </Specimen>
      <Specimen caption="Toolbar of a saved list" isWide>
        <Toolbar />
      </Specimen>
      <Specimen caption="Three titles of a list are chosen" isWide>
        <ChoiceBar
          count={3}
          shownCount={40}
          targets={['watch_later', 'seen']}
          onChooseShown={ignore}
          onMove={ignore}
          onEnd={ignore}
        />
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
  return (
    <SavedToolbar
      arrangement={arrangement}
      onArrange={setArrangement}
      genres={genres}
      decades={['2020', '2010']}
      people={[]}
      hasDays
      hasServices
    />
  );
}
