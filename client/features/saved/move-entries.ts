import { keyOf, type ListEntry } from '#client/features/lists/list-entry.ts';
import type { ListValue } from '#client/features/lists/list-provider.tsx';
import { detailColumnsOf } from '#contract/tables/title-list.ts';
import { type ListName, titleLists } from '#contract/tables/title-lists.ts';

export interface Move {
  entries: ListEntry[];
  from: ListName;
  /** The list that gets the entries, if one does. */
  to: ListName | null;
  /** Whether they stay in the list that they are in. */
  isCopy: boolean;
}

type Lists = Record<ListName, Pick<ListValue, 'isListed' | 'addAll' | 'putAll' | 'removeAll'>>;

/** Moves entries in one step. Gives the function that takes the step back. */
export function moveEntries(lists: Lists, { entries, from, to, isCopy }: Move): () => void {
  const target = to && lists[to];
  const added = target ? entries.filter((entry) => !target.isListed(keyOf(entry))) : [];
  target?.addAll(added.map((entry) => entryFor(to, entry, from)));
  if (!isCopy) lists[from].removeAll(entries.map(keyOf));
  return () => {
    target?.removeAll(added.map(keyOf));
    // With its details as they were.
    if (!isCopy) lists[from].putAll(entries);
  };
}

/** The entry for another list, without the details of the list that it comes from. */
function entryFor(to: ListName | null, entry: ListEntry, from: ListName): ListEntry {
  const list = titleLists.find(({ name }) => name === from);
  const details = list ? detailColumnsOf(list).map(([name]) => name) : [];
  const kept = Object.entries(entry).filter(([name]) => !details.includes(name));
  const bare = Object.fromEntries(kept) as unknown as ListEntry;
  // Favorites are stored as whole titles, which the catalogue has to give.
  return to === 'favorites' ? { ...bare, is_placeholder: true } : bare;
}
