import { infiniteQueryOptions } from '@tanstack/react-query';
import { askForTitles } from '#client/lib/catalogue/ask-for-titles.ts';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import type { ListFacts } from '#contract/listed-title-schemas.ts';
import type { RowKey } from '#contract/tables/title-list.ts';
import { mostTitlesAtOnce, textOfKey } from '#contract/title-keys.ts';

/** The facts of a group of titles by their keys as text; null of one that does not exist. */
type FactsOfGroup = Record<string, ListFacts | null>;

/**
 * The facts by which a list is filtered, group by group. All lists share them, so that a title is
 * asked for once, whatever is added or removed meanwhile.
 */
export function titleFactsOptions(catalogue: CatalogueClient, keys: RowKey[], country: string) {
  const nextGroup = (known: FactsOfGroup[]) => {
    const facts = mergeFacts(known);
    return keys.filter((key) => !facts.has(textOfKey(key))).slice(0, mostTitlesAtOnce);
  };
  return infiniteQueryOptions({
    queryKey: ['title facts', country],
    initialPageParam: nextGroup([]),
    async queryFn({ pageParam, signal }): Promise<FactsOfGroup> {
      const { results, later } = await askForTitles(catalogue, pageParam, signal, country);
      const answered = pageParam.map(textOfKey).filter((key) => !later.includes(key));
      const found = results.map(({ media_type: type, title, facts }) => {
        return [textOfKey({ type, movie_id: title.id }), facts] as const;
      });
      return Object.fromEntries([...answered.map((key) => [key, null] as const), ...found]);
    },
    getNextPageParam(_last, groups) {
      const group = nextGroup(groups);
      return group.length > 0 ? group : undefined;
    },
    // Fetching it anew would ask for every title of the list again.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const merged = new WeakMap<FactsOfGroup[], Map<string, ListFacts | null>>();

/** The facts of all groups, by the keys as text; the same object for the same groups. */
export function mergeFacts(groups: FactsOfGroup[]): Map<string, ListFacts | null> {
  const known = merged.get(groups);
  if (known) return known;
  const facts = new Map(groups.flatMap((group) => Object.entries(group)));
  merged.set(groups, facts);
  return facts;
}
