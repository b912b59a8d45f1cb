import { keyOf, type ListEntry } from '#client/features/lists/list-entry.ts';
import type { Match } from '#client/features/transfer/match/judge-match.ts';
import type { TransferLine } from '#client/features/transfer/transfer-line.ts';
import type { RowKey } from '#contract/tables/title-list.ts';
import type { ListName } from '#contract/tables/title-lists.ts';
import { textOfKey } from '#contract/title-keys.ts';

/** Lines that go to the same list: a service's own list, or one that the person has made there. */
export interface ImportGroup {
  list: ListName;
  /** The name that the person gave; empty for the service's own lists. */
  name: string;
  matches: Match[];
}

/** The list that each group goes to; null for none. */
export type Targets = ReadonlyMap<ImportGroup, ListName | null>;

export function groupMatches(matches: Iterable<Match>): ImportGroup[] {
  const groups = new Map<string, ImportGroup>();
  for (const match of matches) {
    const { list, group: name } = match.line;
    const key = `${list} ${name}`;
    const group = groups.get(key) ?? { list, name, matches: [] };
    groups.set(key, group);
    group.matches.push(match);
  }
  return [...groups.values()];
}

/**
 * Where the groups go unless the person says otherwise. Lists that somebody has made may be of anything:
 * beside others they go nowhere.
 */
export function usualTargets(groups: ImportGroup[]): Targets {
  const isAlone = groups.length === 1;
  return new Map(groups.map((group) => [group, group.name === '' || isAlone ? group.list : null]));
}

/** A title that a list gets. */
export interface Addition {
  list: ListName;
  entry: ListEntry;
}

/** What the lists would get, each title once, and how many of the titles they have already. */
export function planImport(
  targets: Targets,
  chosen: ReadonlyMap<TransferLine, ListEntry>,
  isListed: (list: ListName, key: RowKey) => boolean,
) {
  const added: Addition[] = [];
  const planned = new Set<string>();
  let present = 0;
  for (const [group, list] of targets) {
    if (!list) continue;
    for (const match of group.matches) {
      const entry = match.state === 'sure' ? match.entry : chosen.get(match.line);
      if (!entry) continue;
      const key = `${list} ${textOfKey(keyOf(entry))}`;
      if (planned.has(key)) continue;
      planned.add(key);
      if (isListed(list, keyOf(entry))) present += 1;
      else added.push({ list, entry: entryFor(list, entry, match.line) });
    }
  }
  return { added, present };
}

// A day that the file does not know is that of the import.
function entryFor(list: ListName, entry: ListEntry, { seenOn }: TransferLine): ListEntry {
  return list === 'seen' && seenOn ? ({ ...entry, seen_on: seenOn } as ListEntry) : entry;
}
