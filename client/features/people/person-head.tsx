import { Biography } from '#client/features/people/biography.tsx';
import { PersonFacts } from '#client/features/people/person-facts.tsx';
import styles from '#client/features/people/person-head.lazy.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import { useMessages } from '#client/messages/language.ts';
import { Portrait } from '#client/ui/pictures/portrait.tsx';
import type { Person } from '#contract/people-schemas.ts';

/**
 * Who somebody is: the page's heading, their picture and what is known of them. Before it is known
 * the heading is the same element, so that it keeps the focus.
 */
export function PersonHead({ person }: { person: Person | undefined }) {
  const { loading } = useMessages();
  const { imageUrl } = useBackend();
  return (
    <div className={styles.head}>
      <div className={person ? styles.picture : styles.waitingPicture}>
        {person && (
          <Portrait
            imageUrl={imageUrl}
            path={person.profile_path}
            name={person.name}
            size="large"
          />
        )}
      </div>
      <div className={styles.text}>
        <h1 tabIndex={-1} dir="auto">
          {person?.name ?? (
            <>
              <span className="visually-hidden">{loading}</span>
              <span className={styles.waitingName} />
            </>
          )}
        </h1>
        {person ? <PersonFacts person={person} /> : <div className={styles.waitingFacts} />}
        {person?.biography && <Biography text={person.biography} />}
      </div>
    </div>
  );
}
