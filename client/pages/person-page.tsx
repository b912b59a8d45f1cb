import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { TitleCard } from '#client/features/catalogue/title-card.tsx';
import {
  TitleGrid,
  TitleGridSkeleton,
  useIsGridWhole,
} from '#client/features/catalogue/title-grid.tsx';
import { useQuiet } from '#client/features/marks/quiet/use-quiet.ts';
import { describePart } from '#client/features/people/describe-part.ts';
import { PersonHead } from '#client/features/people/person-head.tsx';
import { personOptions, titlesOfPersonOptions } from '#client/features/people/person-queries.ts';
import { TitleCount } from '#client/features/people/title-count.tsx';
import { OpenTitle } from '#client/features/titles/open-title.tsx';
import { useOpenTitle } from '#client/features/titles/use-open-title.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { isNotFound } from '#client/lib/catalogue/catalogue-error.ts';
import { useRestoredPosition } from '#client/lib/navigation/use-restored-position.ts';
import { paths, readId, type TitleKey, textOfTitleKey } from '#client/lib/paths.ts';
import { useIsHydrated } from '#client/lib/rendering/use-is-hydrated.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { TitleActions } from '#client/pages/browse/title-actions.tsx';
import styles from '#client/pages/error-page.module.css';
import { FailedDrawing, NobodyHereDrawing } from '#client/ui/drawings/drawing.tsx';
import { NotLoaded } from '#client/ui/not-loaded.tsx';
import { urgentPosters } from '#client/ui/pictures/poster-sources.ts';
import { useFocusWhenShown } from '#client/ui/use-focus-when-shown.ts';

export function PersonPage() {
  const id = readId(useParams().id);
  const isHydrated = useIsHydrated();
  if (id === null) return <UnknownPerson />;
  // The server sends the same page for everybody.
  return isHydrated ? <PageOf key={id} id={id} /> : <WaitingPage />;
}

/** Who somebody is, and the titles of the catalogue in which they had a part. */
function PageOf({ id }: { id: number }) {
  const messages = useMessages();
  const words = useWords('people');
  const { catalogue } = useBackend();
  const person = useQuery(personOptions(catalogue, id));
  const titles = useQuery(titlesOfPersonOptions(catalogue, id));
  const { openTitle } = useOpenTitle();
  const shown = titles.data ?? [];
  // Who looks through somebody's titles wants all of them.
  const { isDimmed } = useQuiet('', false);
  const isWhole = useIsGridWhole(shown.length);
  useRestoredPosition(person.isSuccess && titles.isSuccess && isWhole);

  if (isNotFound(person.error)) return <UnknownPerson />;
  if (person.isLoadingError) {
    return (
      <div className={styles.screen}>
        <title>{messages.title(words.heading)}</title>
        <h1 tabIndex={-1}>{words.heading}</h1>
        <FailedDrawing />
        <NotLoaded isUrgent message={words.failure} onRetry={person.refetch} />
      </div>
    );
  }
  return (
    <>
      <title>{messages.title(person.data?.name ?? words.heading)}</title>
      <PersonHead person={person.data} />
      <TitleCount count={titles.data?.length ?? null} />
      {titles.isLoadingError && (
        <NotLoaded isUrgent message={words.titlesFailure} onRetry={titles.refetch} />
      )}
      {titles.isPending && <TitleGridSkeleton />}
      <TitleGrid items={shown}>
        {(each, index) => (
          <TitleCard
            key={textOfTitleKey(each.key)}
            titleKey={each.key}
            title={each.title}
            isUrgent={index < urgentPosters}
            isDimmed={isDimmed({ type: each.key.type, movie_id: each.key.id })}
            note={describePart(each, words)}
            onOpen={() => openTitle(each.key)}
            action={<TitleActions type={each.key.type} title={each.title} place="card" />}
          />
        )}
      </TitleGrid>
      <OpenTitle
        find={(key) => shown.find((each) => isSame(each.key, key))?.title}
        actionFor={({ type }, title, place) => (
          <TitleActions type={type} title={title} place={place} />
        )}
      />
    </>
  );
}

function isSame(one: TitleKey, other: TitleKey): boolean {
  return one.type === other.type && one.id === other.id;
}

/** Until the app runs. The skeletons bring their styles with the code, so that pages do not carry them. */
function WaitingPage() {
  const { title, loading } = useMessages();
  return (
    <>
      <title>{title(useWords('people').heading)}</title>
      <h1 className="visually-hidden" tabIndex={-1}>
        {loading}
      </h1>
    </>
  );
}

/** As for an unknown address, below the navbar. */
function UnknownPerson() {
  const { title, failed } = useMessages();
  const heading = useFocusWhenShown<HTMLHeadingElement>(true);
  return (
    <div className={styles.screen}>
      <title>{title(failed.heading)}</title>
      <NobodyHereDrawing />
      <h1 ref={heading} tabIndex={-1}>
        {failed.heading}
      </h1>
      <p>{failed.unknownAddress}</p>
      <Link to={paths.home()}>{failed.back}</Link>
    </div>
  );
}
