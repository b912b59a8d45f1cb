import type { ReactNode } from 'react';
import { StarIcon } from '#client/features/titles/facts/star-icon.tsx';
import styles from '#client/features/titles/facts/title-facts.lazy.module.css';
import { yearsOf } from '#client/features/titles/facts/years-of.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { getLocale, useWords } from '#client/messages/language.ts';
import { hasDetails, runtimeOf, type Title } from '#contract/catalogue.ts';
import { type TitleFacts as Facts, titleFactsOf } from '#contract/title-facts-schemas.ts';

interface TitleFactsProps {
  title: Title;
  /** Another fact, which is asked for elsewhere: the age rating. */
  children?: ReactNode;
}

/** When a title was made, how long it is, and how good it is thought to be. */
export function TitleFacts({ title, children }: TitleFactsProps) {
  const words = useWords('titles');
  const details = hasDetails(title) ? title : null;
  const facts = details && titleFactsOf(details);
  const runtime = details && runtimeOf(details);
  const texts = [
    yearsOf(title, facts),
    facts && facts.number_of_seasons > 0 && words.seasonCount(facts.number_of_seasons),
    facts && facts.number_of_episodes > 0 && words.episodes(facts.number_of_episodes),
    runtime && words.runtime(runtime),
  ].filter((text): text is string => Boolean(text));
  return (
    <div className={styles.facts}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
      {facts && <Score facts={facts} />}
    </div>
  );
}

/** What TMDB's users think of it. The bundled catalogue has no votes. */
function Score({ facts }: { facts: Facts }) {
  const { usesTmdb } = useBackend();
  const words = useWords('titles');
  if (!usesTmdb || facts.vote_count <= 0) return null;
  // Browsers disagree about the digits of Arabic; the other numbers are in these.
  const average = facts.vote_average.toLocaleString(getLocale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  });
  return (
    <p className={styles.score}>
      <StarIcon />
      <span>
        <b>{average}/10</b> · {words.votes(facts.vote_count)}
      </span>
    </p>
  );
}
