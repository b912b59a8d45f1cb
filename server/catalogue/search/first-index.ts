/** The index of the first item of a sorted list that is past some border, as are all behind it. */
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
