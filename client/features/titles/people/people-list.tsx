import type { RefObject } from 'react';
import { Link } from 'react-router';
import styles from '#client/features/titles/people/people-list.lazy.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import { paths } from '#client/lib/paths.ts';
import { EmptyBoxes } from '#client/ui/empty-boxes.tsx';
import { Portrait } from '#client/ui/pictures/portrait.tsx';
import type { NamedPerson } from '#contract/people-schemas.ts';

/** Somebody, and what they did for a title. */
interface ListedPerson {
  person: NamedPerson;
  /** Their part or job; empty when it is not known. */
  part: string;
}

interface PeopleListProps {
  people: ListedPerson[];
  ref?: RefObject<HTMLUListElement | null>;
}

/** People, each of them a link to their page. */
export function PeopleList({ people, ref }: PeopleListProps) {
  const { imageUrl } = useBackend();
  return (
    <ul className={styles.list} ref={ref}>
      {people.map(({ person, part }) => (
        <li key={`${person.id} ${part}`}>
          <Link className={styles.person} to={paths.person(person.id)}>
            <Portrait
              imageUrl={imageUrl}
              path={person.profile_path}
              name={person.name}
              size="small"
            />
            <span className={styles.text}>
              <span className={styles.name} dir="auto">
                {person.name}
              </span>{' '}
              <span className={styles.part} dir="auto">
                {part}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The same before anybody is known. */
export function PeopleListSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      <EmptyBoxes count={count} className={styles.waiting} />
    </div>
  );
}
