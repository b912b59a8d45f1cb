import { ageAt } from '#client/features/people/age-at.ts';
import styles from '#client/features/people/person-facts.lazy.module.css';
import { getLocale, useWords } from '#client/messages/language.ts';
import type { Person } from '#contract/people-schemas.ts';

/** What somebody is known for, when they were born and died, and their age, as far as it is known. */
export function PersonFacts({ person }: { person: Person }) {
  const words = useWords('people');
  const { known_for_department: department, birthday, deathday, place_of_birth: place } = person;
  const today = new Date().toISOString().slice(0, 10);
  const age = ageAt(birthday, deathday || today);
  return (
    <dl className={styles.facts}>
      {department && (
        <div className={styles.fact}>
          <dt>{words.knownFor}</dt>
          <dd>{words.departments[department] ?? department}</dd>
        </div>
      )}
      {(birthday || place) && (
        <div className={styles.fact}>
          <dt>{words.born}</dt>
          <dd>
            {birthday && <Day date={birthday} />}
            {age !== null && !deathday && ` (${words.age(age)})`}
            {place && (
              <span className={styles.place}>
                <bdi>{place}</bdi>
              </span>
            )}
          </dd>
        </div>
      )}
      {deathday && (
        <div className={styles.fact}>
          <dt>{words.died}</dt>
          <dd>
            <Day date={deathday} />
            {age !== null && ` (${words.age(age)})`}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A day in the reader's language, or the year where no more is known. */
function Day({ date }: { date: string }) {
  const isWhole = date.length === 10;
  const written = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{isWhole ? written.format(new Date(date)) : date}</time>;
}
