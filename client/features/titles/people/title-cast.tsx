import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { creditsOptions } from '#client/features/titles/people/credits-queries.ts';
import { makersOf } from '#client/features/titles/people/makers-of.ts';
import { PeopleList, PeopleListSkeleton } from '#client/features/titles/people/people-list.tsx';
import styles from '#client/features/titles/people/title-cast.lazy.module.css';
import { BlockFailure, TitleBlock, WaitingBlock } from '#client/features/titles/title-block.tsx';
import { titleOptions } from '#client/features/titles/title-queries.ts';
import { useBackend } from '#client/lib/backend.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import type { CastMember } from '#contract/people-schemas.ts';

/** So many of the cast are shown until somebody asks for all. */
const shownAtFirst = 6;

/** Who made a title, then who is in it, each with a link to their page; nothing when nobody is known. */
export function TitleCast({ titleKey }: { titleKey: TitleKey }) {
  const words = useWords('people');
  const { catalogue } = useBackend();
  const { type } = titleKey;
  const { data: details } = useQuery(titleOptions(catalogue, titleKey));
  const {
    data: credits,
    isPending,
    isLoadingError,
    refetch,
  } = useQuery(creditsOptions(catalogue, titleKey));

  if (isPending) {
    return (
      <WaitingBlock heading={words.cast}>
        <PeopleListSkeleton count={shownAtFirst} />
      </WaitingBlock>
    );
  }
  if (isLoadingError) {
    return <BlockFailure heading={words.cast} message={words.castFailure} onRetry={refetch} />;
  }
  const makers = makersOf(type, credits, details);
  return (
    <>
      {makers.length > 0 && (
        <TitleBlock
          heading={
            type === 'movie' ? words.directors(makers.length) : words.creators(makers.length)
          }
        >
          <PeopleList people={makers.map((person) => ({ person, part: '' }))} />
        </TitleBlock>
      )}
      {credits.cast.length > 0 && <Cast cast={credits.cast} />}
    </>
  );
}

function Cast({ cast }: { cast: CastMember[] }) {
  const words = useWords('people');
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  // The button goes away; the focus moves to the first of those that it has brought.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('a')[shownAtFirst]?.focus();
  }, [isWhole]);
  const people = cast.map((person) => ({ person, part: person.character }));
  return (
    <TitleBlock heading={words.cast}>
      <PeopleList people={isWhole ? people : people.slice(0, shownAtFirst)} ref={list} />
      {people.length > shownAtFirst && !isWhole && (
        <Button className={styles.more} onClick={() => setIsWhole(true)} data-screen-only>
          {words.showWholeCast(people.length)}
        </Button>
      )}
    </TitleBlock>
  );
}
