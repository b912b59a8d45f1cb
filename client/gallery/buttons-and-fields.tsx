import { Fragment, useState } from 'react';
import { SearchBox } from '#client/features/catalogue/search-box.tsx';
import { SuggestionList } from '#client/features/search/suggestion-list.tsx';
import type { Suggestions } from '#client/features/search/use-suggestions.ts';
import { genres, titles } from '#client/gallery/fake-titles.ts';
import { Group, Specimen } from '#client/gallery/specimen.tsx';
import { Routed } from '#client/gallery/stages.tsx';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { CodeField } from '#client/ui/form/code-field.tsx';
import { GenreFilter } from '#client/ui/form/genre-filter.tsx';
import { TextField } from '#client/ui/form/text-field.tsx';

const ignore = () => {};

export function ButtonsAndFields() {
  return (
    <Group heading="Buttons and fields">
      <Buttons />
      <Fields />
      <SearchAndFilter />
    </Group>
  );
}

const buttons = [
  { look: 'main', action: 'Log In', activity: 'Logging in…' },
  { look: 'quiet', action: 'Try again', activity: 'Loading more…' },
  { look: 'danger', action: 'Delete my account', activity: 'Deleting…' },
] as const;

function Buttons() {
  return buttons.map(({ look, action, activity }) => (
    <Fragment key={look}>
      <Specimen caption={`Button, ${look}`}>
        <Button look={look}>{action}</Button>
      </Specimen>
      <Specimen caption={`Button, ${look}, busy`}>
        <Button look={look} aria-disabled>
          {activity}
        </Button>
      </Specimen>
    </Fragment>
  ));
}

function Fields() {
  return (
    <>
      <Specimen caption="Text field">
        <TextField label="Email" type="email" autoComplete="off" />
      </Specimen>
      <Specimen caption="Text field with a hint">
        <TextField label="Mail address" defaultValue="ann@example.com" hint="Only you see it." />
      </Specimen>
      <Specimen caption="Text field with an error">
        <TextField label="Mail address" defaultValue="ann@" error="This is no mail address." />
      </Specimen>
      <Specimen caption="Password field">
        <TextField label="Password" type="password" defaultValue="correct horse" />
      </Specimen>
      <Specimen caption="Password field with an error">
        <TextField
          label="Confirm Password"
          type="password"
          defaultValue="battery"
          error="Passwords do not match"
        />
      </Specimen>
      <Specimen caption="Code field">
        <CodeField label="Code from the mail" hint="Or follow the link in it." />
      </Specimen>
    </>
  );
}

const links = { addressOf: () => '', onOpen: ignore, onLeave: ignore };
const suggestions: Suggestions = {
  query: 'night',
  found: [
    { ...titles.plain, media_type: 'movie' },
    { ...titles.withLongTitle, media_type: 'movie' },
    { ...titles.show, media_type: 'tv' },
    { id: 1, name: 'Ada Night', profile_path: null, media_type: 'person', known_for: [] },
  ],
  counts: { movie: 1234, tv: 1 },
  isOld: false,
};

function SearchAndFilter() {
  const [genre, setGenre] = useState('878');
  return (
    <>
      <Specimen caption="Search box, empty">
        <UnusedSearchBox query="" />
      </Specimen>
      <Specimen caption="Search box, filled">
        <UnusedSearchBox query="dune" />
      </Specimen>
      <Specimen caption="Suggestions for a search">
        <Routed>
          <SuggestionList suggestions={suggestions} {...links} />
        </Routed>
      </Specimen>
      <Specimen caption="Suggestions: the title of a pasted address">
        <Routed>
          <SuggestionList
            suggestions={{
              ...suggestions,
              found: suggestions.found.slice(0, 1),
              counts: { movie: null, tv: null },
            }}
            {...links}
          />
        </Routed>
      </Specimen>
      <Specimen caption="Suggestions: nothing was found">
        <Routed>
          <SuggestionList
            suggestions={{ ...suggestions, found: [], counts: { movie: 0, tv: 0 } }}
            {...links}
          />
        </Routed>
      </Specimen>
      <Specimen caption="Select field: the genre filter, with a genre chosen">
        <GenreFilter genres={genres} value={genre} onChoose={setGenre} />
      </Specimen>
      <Specimen caption="The genre filter while genres cannot be had">
        <GenreFilter genres={[]} value="" onChoose={ignore} />
      </Specimen>
    </>
  );
}

function UnusedSearchBox({ query }: { query: string }) {
  return (
    <SearchBox
      action=""
      placeholder={useMessages().catalogue.movies.placeholder}
      query={query}
      listKey=""
      onSearch={ignore}
      onFocus={ignore}
      suggest={() => null}
    />
  );
}
