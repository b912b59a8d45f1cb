import type { ListValue } from '#client/features/lists/list-provider.tsx';
import type { QuietMode } from '#client/features/marks/quiet/quiet-choice.ts';
import type { RowKey } from '#contract/tables/title-list.ts';

/** Which titles of a page stand back, because the visitor has seen, saved or refused them. */
export interface QuietTitles {
  isHidden: (key: RowKey) => boolean;
  isDimmed: (key: RowKey) => boolean;
  /** Nothing to suggest to somebody who hides such titles. */
  isUnwanted: (key: RowKey) => boolean;
}

type Lists = Pick<ListValue, 'isListed'>[];

/**
 * `before` are the lists as they were when the page got its titles: only what was in them is hidden.
 * What has come into them since stays where it is, dimmed, so that nothing jumps under the finger.
 */
export function quietTitles(mode: QuietMode, before: Lists, now: Lists): QuietTitles {
  const hides = mode === 'hide';
  return {
    isHidden: (key) => hides && isInOne(before, key),
    isDimmed: (key) => mode !== 'show' && isInOne(now, key),
    isUnwanted: (key) => hides && isInOne(now, key),
  };
}

function isInOne(lists: Lists, key: RowKey): boolean {
  return lists.some(({ isListed }) => isListed(key));
}
