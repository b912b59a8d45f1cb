import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { referenceOptions } from '#client/features/search/search-queries.ts';
import type { SearchSuggestionsProps } from '#client/features/search/search-suggestions-props.ts';
import { type Reference, readReference } from '#client/features/search/title-reference.ts';
import { useBackend } from '#client/lib/backend.tsx';
import type { Found } from '#contract/people-schemas.ts';

/** Lets Enter open the title or person that the text refers to; without one it searches as ever. */
export function useReferenceOnEnter(
  { text, enter, onSearch, onEnd }: SearchSuggestionsProps,
  openFound: (found: Found) => void,
): void {
  const { catalogue } = useBackend();
  const queries = useQueryClient();

  const open = useEffectEvent(async (reference: Reference, isCurrent: () => boolean) => {
    const options = referenceOptions(catalogue, reference);
    const found = await queries.fetchQuery(options).catch(() => null);
    if (!isCurrent()) return;
    if (found) return openFound(found);
    onEnd();
    onSearch(text.trim());
  });

  useEffect(() => {
    const reference = readReference(text);
    if (!reference) return;
    const ownEnter = () => void open(reference, () => enter.current === ownEnter);
    enter.current = ownEnter;
    return () => {
      enter.current = null;
    };
  }, [text, enter]);
}
