import { Fragment, useState } from 'react';
import { SearchBox } from '#client/features/catalogue/search-box.tsx';
import { genres } from '#client/gallery/fake-titles.ts';
import { Group, Specimen } from '#client/gallery/specimen.tsx';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { CodeField } from '#client/ui/form/code-field.tsx';
import { GenreFilter } from '#client/ui/form/genre-filter.tsx';
import { TextField } from '#client/ui/form/text-field.tsx';

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

function SearchAndFilter() {
  const { placeholder } = useMessages().catalogue.movies;
  const [genre, setGenre] = useState('878');
  const ignore = () => {};
  return (
    <>
      <Specimen caption="Search box, empty">
        <SearchBox action="" placeholder={placeholder} query="" listKey="" onSearch={ignore} />
      </Specimen>
      <Specimen caption="Search box, filled">
        <SearchBox action="" placeholder={placeholder} query="dune" listKey="" onSearch={ignore} />
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
