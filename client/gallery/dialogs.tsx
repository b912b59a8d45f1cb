import { type ReactNode, useState } from 'react';
import { TitleDialog } from '#client/features/titles/dialog/title-dialog.tsx';
import { UnavailableTitle } from '#client/features/titles/dialog/unavailable-title.tsx';
import { UnknownTitle } from '#client/features/titles/dialog/unknown-title.tsx';
import { TrailerFrame } from '#client/features/titles/trailer/trailer-frame.tsx';
import { genres, titles } from '#client/gallery/fake-titles.ts';
import { Group, Specimen } from '#client/gallery/specimen.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import { TitleActions } from '#client/pages/browse/title-actions.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Title } from '#contract/catalogue.ts';

const movie: TitleKey = { type: 'movie', id: titles.plain.id };
const show: TitleKey = { type: 'tv', id: titles.show.id };

const longRunningShow = {
  ...titles.show,
  name: 'The Lighthouse',
  original_name: 'Der Leuchtturm',
  original_language: 'de',
  first_air_date: '1999-01-10',
  last_air_date: '2007-06-10',
  genres,
  episode_run_time: [45],
  number_of_seasons: 9,
  number_of_episodes: 90,
  seasons: Array.from({ length: 10 }, (_, number) => ({
    season_number: number,
    air_date: `${1998 + number}-01-10`,
    episode_count: 10,
  })),
};

export function Dialogs() {
  return (
    <Group heading="Dialogs">
      <Trailer caption="Trailer, loading" titleKey={{ type: 'movie', id: titles.favorite.id }} />
      <Trailer caption="Trailer, not loaded" titleKey={{ type: 'movie', id: titles.removed.id }} />
      <Trailer caption="Trailer, of a player that does not answer" titleKey={movie} />
      <Trailer caption="No trailer of a movie" titleKey={{ type: 'movie', id: titles.dimmed.id }} />
      <Trailer caption="No trailer of a TV show" titleKey={show} />
      <OpenedTitle
        caption="Dialog of a movie, growing from its card"
        titleKey={movie}
        title={{ ...titles.plain, runtime: 104 }}
      />
      <OpenedTitle
        caption="Dialog of a TV show with many seasons"
        titleKey={show}
        title={longRunningShow}
      />
      <OpenedTitle
        caption="Dialog of a TV show of which little is known"
        titleKey={show}
        title={titles.show}
      />
      <Opened caption="Dialog of a title that could not be loaded">
        {(close) => <UnavailableTitle type="movie" onRetry={close} onClose={close} />}
      </Opened>
      <Opened caption="Dialog of an unknown title">
        {(close) => <UnknownTitle onClose={close} />}
      </Opened>
    </Group>
  );
}

function Trailer({ caption, titleKey }: { caption: string; titleKey: TitleKey }) {
  return (
    <Specimen caption={caption}>
      <TrailerFrame titleKey={titleKey} name={caption} posterPath={titles.plain.poster_path} />
    </Specimen>
  );
}

interface OpenedTitleProps {
  caption: string;
  titleKey: TitleKey;
  title: Title;
}

function OpenedTitle({ caption, titleKey, title }: OpenedTitleProps) {
  return (
    <Opened caption={caption}>
      {(close) => (
        <TitleDialog
          titleKey={titleKey}
          title={title}
          actionFor={({ type }, shown, place) => (
            <TitleActions type={type} title={shown} place={place} />
          )}
          onOpen={close}
          onClose={close}
        />
      )}
    </Opened>
  );
}

interface OpenedProps {
  caption: string;
  children: (close: () => void) => ReactNode;
}

/** A dialog, by a button that opens it. */
function Opened({ caption, children }: OpenedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Specimen caption={caption}>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && children(() => setIsOpen(false))}
    </Specimen>
  );
}
