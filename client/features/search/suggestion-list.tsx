import { Link } from 'react-router';
import { KindLink } from '#client/features/search/kind-link.tsx';
import { Suggestion } from '#client/features/search/suggestion.tsx';
import styles from '#client/features/search/suggestion-list.lazy.module.css';
import type { Suggestions } from '#client/features/search/use-suggestions.ts';
import { isForNewTab } from '#client/lib/navigation/is-for-new-tab.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { mediaTypes } from '#contract/catalogue.ts';
import type { Found } from '#contract/people-schemas.ts';

interface SuggestionListProps {
  suggestions: Suggestions;
  /** Where a link to what was found leads. */
  addressOf: (found: Found) => string;
  /** Goes there, by a plain click. */
  onOpen: (found: Found) => void;
  /** A link to a list was followed. */
  onLeave: () => void;
}

/** What was found, each a link, and a link to the whole list of each kind. */
export function SuggestionList(props: SuggestionListProps) {
  const { suggestions, addressOf, onOpen, onLeave } = props;
  const { query, found, counts, isOld } = suggestions;
  const { catalogue } = useMessages();
  const words = useWords('search');
  const kinds = mediaTypes.filter((type) => counts[type]);
  if (found.length + kinds.length === 0) {
    return <p className={styles.nothing}>{catalogue.nothingFound(query)}</p>;
  }
  return (
    <div className={isOld ? styles.old : undefined}>
      {found.length > 0 && (
        <ul aria-label={words.suggestions}>
          {found.map((each) => (
            <li key={`${each.media_type}-${each.id}`}>
              <Link
                className={styles.link}
                to={addressOf(each)}
                onClick={(event) => {
                  if (isForNewTab(event)) return;
                  event.preventDefault();
                  onOpen(each);
                }}
              >
                <Suggestion found={each} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {kinds.length > 0 && (
        <p className={styles.kinds}>
          {kinds.map((type) => (
            <KindLink
              key={type}
              type={type}
              query={query}
              count={counts[type] ?? 0}
              onClick={onLeave}
            />
          ))}
        </p>
      )}
    </div>
  );
}
