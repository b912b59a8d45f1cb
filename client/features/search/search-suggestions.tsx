import { Suspense } from 'react';
import type { SearchSuggestionsProps } from '#client/features/search/search-suggestions-props.ts';
import { CodeBoundary } from '#client/lib/navigation/code-boundary.tsx';
import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';

const suggestionPanel = lazyComponent(
  () => import('#client/features/search/suggestion-panel.tsx'),
  'SuggestionPanel',
  ['search'],
);

/** What is found while somebody types. Its code is loaded with the first text, or before. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <CodeBoundary fallback={null}>
      <Suspense>
        <suggestionPanel.Component {...props} />
      </Suspense>
    </CodeBoundary>
  );
}

/** For the first sign that somebody will search. */
export function loadSuggestions(): void {
  suggestionPanel.load().catch(() => undefined);
}
