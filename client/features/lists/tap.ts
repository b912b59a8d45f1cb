import type { ListChange } from '#contract/tables/title-list.ts';

/** A tap that the table has not acknowledged. Sorted as text, ids are in the order of taps. */
export interface Tap extends ListChange {
  id: string;
}

const timeDigits = 13;
const indexDigits = 6;

/**
 * The changes as taps, in order. Their ids sort after the unsent tap `last`, whatever the clock
 * says and whichever tab made it.
 */
export function createTaps(changes: ListChange[], last: Tap | undefined): Tap[] {
  const lastTime = Number.parseInt(last?.id ?? '0', 10) || 0;
  const time = String(Math.max(Date.now(), lastTime + 1)).padStart(timeDigits, '0');
  // Makes the ids unique, because two tabs may tap in one millisecond.
  const tag = Math.random().toString(36).slice(2);
  return changes.map((change, index) => ({
    ...change,
    id: `${time}-${String(index).padStart(indexDigits, '0')}-${tag}`,
  }));
}

const tapsAtOnce = 200;

/**
 * The next taps to send, oldest first, as many as fit into one request: all add, or all remove
 * titles of one type.
 */
export function pickNextTaps(queue: Tap[]): Tap[] {
  const [first] = queue;
  if (!first) return [];
  const end = queue.findIndex(
    ({ isListed, type }) => isListed !== first.isListed || (!isListed && type !== first.type),
  );
  return queue.slice(0, Math.min(end < 0 ? queue.length : end, tapsAtOnce));
}
