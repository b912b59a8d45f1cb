import { MemoryRouter } from 'react-router';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { PersonHead } from '#client/features/people/person-head.tsx';
import { TitleCast } from '#client/features/titles/people/title-cast.tsx';
import { SimilarTitles } from '#client/features/titles/similar/similar-titles.tsx';
import { people } from '#client/gallery/fake-people.ts';
import { titles } from '#client/gallery/fake-titles.ts';
import { Group, Specimen } from '#client/gallery/specimen.tsx';
import type { Title } from '#contract/catalogue.ts';

const ignore = () => {};

const states = {
  known: titles.plain,
  loading: titles.favorite,
  'not loaded': titles.removed,
};

export function PeopleAndSimilarTitles() {
  return (
    <MemoryRouter>
      <Group heading="People and similar titles">
        {Object.entries(states).map(([state, title]) => (
          <Blocks key={state} state={state} title={title} />
        ))}
        <Specimen caption="Head of a person" isWide>
          <PersonHead person={people.known} />
        </Specimen>
        <Specimen caption="Head of a person of whom only the name is known" isWide>
          <PersonHead person={people.hardlyKnown} />
        </Specimen>
        <Specimen caption="Head of a person, loading" isWide>
          <PersonHead person={undefined} />
        </Specimen>
      </Group>
    </MemoryRouter>
  );
}

function Blocks({ state, title }: { state: string; title: Title }) {
  const titleKey = { type: 'movie', id: title.id } as const;
  return (
    <>
      <Specimen caption={`Director and cast, ${state}`} isWide>
        <TitleCast titleKey={titleKey} title={title} />
      </Specimen>
      <Specimen caption={`More like this, ${state}`} isWide>
        <SimilarTitles
          titleKey={titleKey}
          onOpen={ignore}
          actionFor={({ type }, title) => <FavoriteButton type={type} title={title} />}
        />
      </Specimen>
    </>
  );
}
