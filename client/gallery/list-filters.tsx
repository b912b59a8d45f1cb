import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FilterBar } from '#client/features/filters/filter-bar.tsx';
import { FiltersButton } from '#client/features/filters/filters-button.tsx';
import { NothingPasses } from '#client/features/filters/nothing-passes.tsx';
import { FilterPanel } from '#client/features/filters/panel/filter-panel.tsx';
import { SurpriseButton } from '#client/features/filters/surprise-button.tsx';
import { HiddenTitles } from '#client/features/marks/quiet/hidden-titles.tsx';
import { QuietField } from '#client/features/marks/quiet/quiet-field.tsx';
import { fakeBackend } from '#client/gallery/fake-backend.ts';
import { genres } from '#client/gallery/fake-titles.ts';
import { Group, Specimen } from '#client/gallery/specimen.tsx';
import { Routed, WithBackend } from '#client/gallery/stages.tsx';
import { getListFilter } from '#client/lib/list-filter.ts';
import { useMessages } from '#client/messages/language.ts';

const ignore = () => {};
const withTmdb = { ...fakeBackend, usesTmdb: true };
const many =
  '/?genre=18%2C878&without=27&from=1990&to=1999&language=fr&score=7&services=8%7C9&region=DE&sort=newest';

export function ListFilters() {
  return (
    <Group heading="Filters of lists">
      <Specimen caption="Filters of a list without any" isWide>
        <Routed at="/">
          <Filtered />
        </Routed>
      </Specimen>
      <Specimen
        caption="Filters of a list with many, and the panel with what only TMDB knows"
        isWide
      >
        <WithBackend backend={withTmdb}>
          <Routed at={many}>
            <Filtered />
          </Routed>
        </WithBackend>
      </Specimen>
      <Specimen caption="Titles that a list hides, and a list that hides all">
        <HiddenTitles count={12} areAll={false} />
        <HiddenTitles count={12} areAll />
      </Specimen>
      <Specimen caption="Filters that nothing passes">
        <Routed at="/">
          <NothingPasses
            filter={{ from: '2020', to: '1990', genre: '18' }}
            genres={genres}
            type="movie"
          />
        </Routed>
      </Specimen>
    </Group>
  );
}

function Filtered() {
  const { catalogue } = useMessages();
  const [parameters] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const filter = getListFilter(parameters.toString());
  const filters = { type: 'movie', filter, genres } as const;
  const surprise = (
    <SurpriseButton
      type="movie"
      filter={filter}
      total={1234}
      failure={catalogue.movies.loadFailure}
      whenUnwanted={null}
      isUnwanted={() => false}
      onDraw={ignore}
    />
  );
  return (
    <>
      <FiltersButton filter={filter} load={async () => {}} onOpen={() => setIsOpen(true)} />
      <FilterBar {...filters} count={catalogue.results(1234)}>
        {surprise}
      </FilterBar>
      {isOpen && (
        <FilterPanel
          {...filters}
          ownTitlesField={<QuietField />}
          total={1234}
          isLoading={false}
          onClose={() => setIsOpen(false)}
        >
          {surprise}
        </FilterPanel>
      )}
    </>
  );
}
