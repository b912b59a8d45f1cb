import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listOptions } from '#client/features/catalogue/catalogue-queries.ts';
import { pickSuggestions } from '#client/features/search/pick-suggestions.ts';
import { foundOptions, referenceOptions } from '#client/features/search/search-queries.ts';
import { readReference } from '#client/features/search/title-reference.ts';
import { useDebounced } from '#client/features/search/use-debounced.ts';
import { useBackend } from '#client/lib/backend.tsx';
import type { MediaType } from '#contract/catalogue.ts';
import type { Found } from '#contract/people-schemas.ts';

const pauseMilliseconds = 250;

export interface Suggestions {
  /** What they were found for. */
  query: string;
  found: Found[];
  /** How many titles of a kind a search finds; null while it is not known, or not searched for. */
  counts: Record<MediaType, number | null>;
  /** Whether they belong to an earlier text. */
  isOld: boolean;
}

/** What is found for a text while somebody types it; null while there is nothing to show. */
export function useSuggestions(typed: string): Suggestions | null {
  const text = typed.trim();
  const settled = useDebounced(text, pauseMilliseconds);
  const reference = readReference(settled);
  const query = reference || !isLongEnough(settled) ? '' : settled;
  const { catalogue } = useBackend();
  const wanted = { enabled: query !== '', placeholderData: keepPreviousData } as const;
  const found = useQuery({ ...foundOptions(catalogue, query), ...wanted });
  const movies = useInfiniteQuery({ ...listOptions(catalogue, 'movie', { q: query }), ...wanted });
  const shows = useInfiniteQuery({ ...listOptions(catalogue, 'tv', { q: query }), ...wanted });
  const referred = useQuery({
    ...referenceOptions(catalogue, reference),
    enabled: reference !== null,
  });

  if (!isLongEnough(text)) return null;
  if (reference) {
    if (!referred.data) return null;
    const counts = { movie: null, tv: null };
    return { query: settled, found: [referred.data], counts, isOld: text !== settled };
  }
  // A search that fails leaves what the others have found.
  const searches = [found, movies, shows];
  if (query === '' || searches.some(({ isPending }) => isPending)) return null;
  if (searches.every(({ isError }) => isError)) return null;
  return {
    query,
    found: pickSuggestions(found.data ?? [], {
      movie: movies.data?.titles ?? [],
      tv: shows.data?.titles ?? [],
    }),
    counts: { movie: movies.data?.total ?? null, tv: shows.data?.total ?? null },
    isOld: text !== settled || searches.some(({ isPlaceholderData }) => isPlaceholderData),
  };
}

/** One letter says little, except where it is a word. */
function isLongEnough(text: string): boolean {
  return /..|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
}
