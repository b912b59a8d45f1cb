import { useQuery } from '@tanstack/react-query';
import { makersOf } from '#client/features/titles/people/makers-of.ts';
import { PeopleList, PeopleListSkeleton } from '#client/features/titles/people/people-list.tsx';
import styles from '#client/features/titles/people/title-cast.lazy.module.css';
import { TitleBlock, WaitingBlock } from '#client/features/titles/title-block.tsx';
import { creditsOptions } from '#client/features/titles/title-queries.ts';
import { useShowAll } from '#client/features/titles/use-show-all.ts';
import { useBackend } from '#client/lib/backend.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { NotLoaded } from '#client/ui/not-loaded.tsx';
import { hasDetails, type Title } from '#contract/catalogue.ts';
import type { CastMember } from '#contract/people-schemas.ts';

/** So many of the cast are shown until somebody asks for all. */
const shownAtFirst = 6;

/** Who made a title, then who is in it, each with a link to their page; nothing when nobody is known. */
export function TitleCast({ titleKey, title }: { titleKey: TitleKey; title: Title }) {
  const words = useWords('people');
  const { catalogue } = useBackend();
  const { type } = titleKey;
  const headingOfMakers = type === 'movie' ? words.directors : words.creators;
  const {
    data: credits,
    isPending,
    isLoadingError,
    refetch,
  } = useQuery(creditsOptions(catalogue, titleKey));

  if (isPending) {
    return (
      <>
        <WaitingBlock heading={headingOfMakers(1)}>
          <PeopleListSkeleton count={1} />
        </WaitingBlock>
        <WaitingBlock heading={words.cast}>
          <PeopleListSkeleton count={shownAtFirst} />
          <div className={styles.waitingMore} />
        </WaitingBlock>
      </>
    );
  }
  if (isLoadingError) {
    return (
      <TitleBlock heading={words.cast}>
        <NotLoaded message={words.castFailure} onRetry={refetch} />
      </TitleBlock>
    );
  }
  const makers = makersOf(type, credits, hasDetails(title) ? title : undefined);
  return (
    <>
      {makers.length > 0 && (
        <TitleBlock heading={headingOfMakers(makers.length)}>
          <PeopleList people={makers.map((person) => ({ person, part: '' }))} />
        </TitleBlock>
      )}
      {credits.cast.length > 0 && <Cast cast={credits.cast} />}
    </>
  );
}

function Cast({ cast }: { cast: CastMember[] }) {
  const words = useWords('people');
  const people = cast.map((person) => ({ person, part: person.character }));
  const { list, shown, showAll } = useShowAll(people, shownAtFirst);
  return (
    <TitleBlock heading={words.cast}>
      <PeopleList people={shown} ref={list} />
      {showAll && (
        <Button className={styles.more} onClick={showAll} data-screen-only>
          {words.showWholeCast(people.length)}
        </Button>
      )}
    </TitleBlock>
  );
}
