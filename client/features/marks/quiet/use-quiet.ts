import { useState } from 'react';
import type { ListValue } from '#client/features/lists/list-provider.tsx';
import { useMyList } from '#client/features/lists/my-lists.tsx';
import { quietMode } from '#client/features/marks/quiet/quiet-choice.ts';
import type { RowKey } from '#contract/tables/title-list.ts';

/** Which titles of a page stand back, because the visitor has seen, saved or refused them. */
export interface Quiet {
  /** It was so when the list was loaded. What becomes so later stays where it is, dimmed. */
  isHidden: (key: RowKey) => boolean;
  isDimmed: (key: RowKey) => boolean;
  /** It is so by now: nothing to suggest to somebody who hides such titles. */
  isUnwanted: (key: RowKey) => boolean;
}

/** `listKey` changes with each list that is loaded. `mayHide`: where not, titles are dimmed at most. */
export function useQuiet(listKey: string, mayHide: boolean): Quiet {
  const mode = quietMode.use();
  const lists = [
    useMyList('favorites'),
    useMyList('watch_later'),
    useMyList('seen'),
    useMyList('not_for_me'),
  ];
  const loaded = [listKey, mode, ...lists.map(({ isKnown }) => isKnown)].join();
  const [held, setHeld] = useState({ loaded, lists });
  if (held.loaded !== loaded) setHeld({ loaded, lists });
  const hides = mayHide && mode === 'hide';
  return {
    isHidden: (key) => hides && isInOne(held.lists, key),
    isDimmed: (key) => mode !== 'show' && isInOne(lists, key),
    isUnwanted: (key) => hides && isInOne(lists, key),
  };
}

function isInOne(lists: Pick<ListValue, 'isListed'>[], key: RowKey): boolean {
  return lists.some(({ isListed }) => isListed(key));
}
