/** Keeps the lowest of any number of numbers. */
export interface LowestNumbers {
  add(number: number): void;
  /** Those kept, lowest first. */
  sorted(): Float64Array;
}

/** Makes a keeper of the `count` lowest, which looks only once at most of the others. */
export function createLowestNumbers(count: number): LowestNumbers {
  const kept = new Float64Array(2 * count);
  let keptCount = 0;
  let bound = Infinity;

  function keepLowest(): void {
    kept.subarray(0, keptCount).sort();
    keptCount = Math.min(keptCount, count);
  }

  return {
    add(number) {
      if (number >= bound) return;
      kept[keptCount] = number;
      keptCount += 1;
      // Sorted whenever it is full, not at each number, and left half empty.
      if (keptCount === kept.length) {
        keepLowest();
        bound = kept[count - 1] ?? Infinity;
      }
    },
    sorted() {
      keepLowest();
      return kept.slice(0, keptCount);
    },
  };
}
