import { useState } from 'react';
import { useMyLists } from '#client/features/lists/use-my-lists.ts';
import { quietMode } from '#client/features/marks/quiet/quiet-choice.ts';
import { type QuietTitles, quietTitles } from '#client/features/marks/quiet/quiet-titles.ts';

/** `pageKey` changes whenever the page loads other titles. Where it may not hide any, it dims them. */
export function useQuiet(pageKey: string, mayHide: boolean): QuietTitles {
  const chosen = quietMode.use();
  const lists = Object.values(useMyLists());
  // The first answers of the tables say what other devices have marked before.
  const loaded = [pageKey, chosen, ...lists.flatMap((list) => [list.isKnown, list.isRead])].join();
  const [before, setBefore] = useState({ loaded, lists });
  if (before.loaded !== loaded) setBefore({ loaded, lists });
  return quietTitles(chosen === 'hide' && !mayHide ? 'dim' : chosen, before.lists, lists);
}
