import { type ReactNode, useState } from 'react';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { TitleDialog } from '#client/features/titles/title-dialog.tsx';
import { TrailerDialog } from '#client/features/titles/trailer-dialog.tsx';
import { TrailerFailure } from '#client/features/titles/trailer-failure.tsx';
import { TrailerFrame } from '#client/features/titles/trailer-frame.tsx';
import { titles } from '#client/gallery/fake-titles.ts';
import { Group, Specimen } from '#client/gallery/specimen.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import type { Title } from '#contract/catalogue.ts';

const movie: TitleKey = { type: 'movie', id: titles.plain.id };
const show: TitleKey = { type: 'tv', id: titles.show.id };

export function Dialogs() {
  const { trailer } = useMessages();
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
        caption="Dialog of a TV show of which little is known"
        titleKey={show}
        title={titles.show}
      />
      <Opened caption="Dialog of a title that could not be loaded">
        {(close) => (
          <TrailerDialog heading={trailer.heading} onClose={close}>
            <TrailerFailure message={trailer.movieFailure} onRetry={close} />
          </TrailerDialog>
        )}
      </Opened>
    </Group>
  );
}

function Trailer({ caption, titleKey }: { caption: string; titleKey: TitleKey }) {
  return (
    <Specimen caption={caption}>
      <TrailerFrame titleKey={titleKey} name={caption} />
    </Specimen>
  );
}

interface OpenedTitleProps {
  caption: string;
  titleKey: TitleKey;
  title: Title;
}

function OpenedTitle({ caption, titleKey, title }: OpenedTitleProps) {
  const heart = <FavoriteButton type={titleKey.type} title={title} />;
  return (
    <Opened caption={caption}>
      {(close) => <TitleDialog titleKey={titleKey} title={title} action={heart} onClose={close} />}
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
