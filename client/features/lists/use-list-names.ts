import { useMessages, useWords } from '#client/messages/language.ts';
import type { ListName } from '#contract/tables/title-lists.ts';

/** The names of the lists in the language that is shown; needs the words of marks. */
export function useListNames(): Record<ListName, string> {
  const { favorites } = useMessages().layout;
  return { favorites, ...useWords('marks').names };
}
