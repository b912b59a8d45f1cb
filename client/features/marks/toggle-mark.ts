import { keyOf, type ListEntry } from '#client/features/lists/list-entry.ts';
import type { ListValue } from '#client/features/lists/list-provider.tsx';
import type { ListName } from '#contract/tables/title-lists.ts';

/** What somebody can say of a title besides that it is a favorite; each mark is a list. */
export const marks = ['watch_later', 'seen', 'not_for_me'] as const satisfies ListName[];
export type Mark = (typeof marks)[number];

/** The lists of the marks. */
export type MarkLists = Record<Mark, Pick<ListValue, 'find' | 'addAll' | 'putAll' | 'removeAll'>>;

/** The marks that a new mark contradicts, and takes off. */
const contradicted: Record<Mark, Mark[]> = {
  watch_later: ['not_for_me'],
  seen: ['watch_later'],
  not_for_me: ['watch_later'],
};

/** Sets the mark of a title, or takes it off. Gives a function that restores what was before. */
export function toggleMark(lists: MarkLists, entry: ListEntry, mark: Mark): () => void {
  const key = keyOf(entry);
  const isMarked = (each: Mark) => lists[each].find(key) !== undefined;
  const isNew = !isMarked(mark);
  const removed = (isNew ? contradicted[mark] : [mark]).filter(isMarked);
  const former = removed.map((each) => [lists[each], lists[each].find(key)] as const);
  for (const each of removed) lists[each].removeAll([key]);
  if (isNew) lists[mark].addAll([entry]);
  return () => {
    if (isNew) lists[mark].removeAll([key]);
    for (const [list, was] of former) if (was) list.putAll([was]);
  };
}
