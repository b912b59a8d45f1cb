/** Gives the first index for which `isPast` is true; it must be true for all later items too. */
export function firstIndex<Item>(sorted: Item[], isPast: (item: Item) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(sorted[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
