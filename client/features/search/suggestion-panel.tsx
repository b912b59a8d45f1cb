import { useRef } from 'react';
import type { SearchSuggestionsProps } from '#client/features/search/search-suggestions-props.ts';
import { SuggestionList } from '#client/features/search/suggestion-list.tsx';
import styles from '#client/features/search/suggestion-panel.lazy.module.css';
import { useEndOutside } from '#client/features/search/use-end-outside.ts';
import { useFitIntoView } from '#client/features/search/use-fit-into-view.ts';
import { useOpenFound } from '#client/features/search/use-open-found.ts';
import { usePanelKeys } from '#client/features/search/use-panel-keys.ts';
import { useReferenceOnEnter } from '#client/features/search/use-reference-on-enter.ts';
import { type Suggestions, useSuggestions } from '#client/features/search/use-suggestions.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { mediaTypes } from '#contract/catalogue.ts';

/** What is found for the text in the search box, below it. */
export function SuggestionPanel(props: SearchSuggestionsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const suggestions = useSuggestions(props.text);
  const isShown = suggestions !== null;
  const { addressOf, openFound } = useOpenFound(props);
  useReferenceOnEnter(props, openFound);
  usePanelKeys(props, panel);
  useEndOutside(props);
  useFitIntoView(panel, isShown);
  return (
    <>
      <p className="visually-hidden" role="status">
        {suggestions && !suggestions.isOld && <Summary suggestions={suggestions} />}
      </p>
      {isShown && (
        <div ref={panel} className={styles.panel}>
          <SuggestionList
            suggestions={suggestions}
            addressOf={addressOf}
            onOpen={openFound}
            onLeave={props.onEnd}
          />
        </div>
      )}
    </>
  );
}

/** How much was found, for screen readers. */
function Summary({ suggestions }: { suggestions: Suggestions }) {
  const { catalogue } = useMessages();
  const words = useWords('search');
  const { query, found, counts } = suggestions;
  const totals = mediaTypes.flatMap((type) =>
    counts[type] ? catalogue.count[type](counts[type]) : [],
  );
  if (found.length + totals.length === 0) return catalogue.nothingFound(query);
  return [words.suggested(found.length), ...totals].join(' · ');
}
