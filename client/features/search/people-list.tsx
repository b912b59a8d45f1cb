import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pickSuggestions } from '#client/features/search/pick-suggestions.ts';
import { foundOptions } from '#client/features/search/search-queries.ts';
import { Suggestion } from '#client/features/search/suggestion.tsx';
import styles from '#client/features/search/suggestion-list.lazy.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import { paths } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';

/** The best few people that a search finds, each a link to their page. */
export function PeopleList({ query }: { query: string }) {
  const { catalogue } = useBackend();
  const words = useWords('search');
  const { data: found = [] } = useQuery(foundOptions(catalogue, query));
  const people = pickSuggestions(found, { movie: [], tv: [] }).filter(
    ({ media_type }) => media_type === 'person',
  );
  if (people.length === 0) return null;
  return (
    <ul className={styles.people} aria-label={words.suggestions}>
      {people.map((person) => (
        <li key={person.id}>
          <Link className={styles.link} to={paths.person(person.id)}>
            <Suggestion found={person} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
