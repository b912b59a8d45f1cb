/**
 * Lists of numbers, packed one behind the other because a million arrays would take many times
 * the memory: list n has the values from `starts[n]` up to, and without, `starts[n + 1]`.
 */
export interface PackedLists {
  starts: Uint32Array;
  values: Uint32Array;
}

/** Packs so many lists. What `addAll` adds has to be the same both times that it is called. */
export function packLists(
  count: number,
  addAll: (add: (list: number, value: number) => void) => void,
): PackedLists {
  const starts = new Uint32Array(count + 1);
  addAll((list) => {
    starts[list + 1] = (starts[list + 1] ?? 0) + 1;
  });
  for (let list = 0; list < count; list++) {
    starts[list + 1] = (starts[list + 1] ?? 0) + (starts[list] ?? 0);
  }
  const values = new Uint32Array(starts[count] ?? 0);
  const next = starts.slice();
  addAll((list, value) => {
    const place = next[list] ?? 0;
    values[place] = value;
    next[list] = place + 1;
  });
  return { starts, values };
}

/** Turns lists of numbers below `count` around: list n then names the lists that n was in. */
export function invertLists({ starts, values }: PackedLists, count: number): PackedLists {
  return packLists(count, (add) => {
    for (let list = 0; list < starts.length - 1; list++) {
      const end = starts[list + 1] ?? 0;
      for (let place = starts[list] ?? 0; place < end; place++) add(values[place] ?? 0, list);
    }
  });
}

/** The values of the lists from the first up to, and without, the end. */
export function valuesOf({ starts, values }: PackedLists, first: number, end: number): Uint32Array {
  return values.subarray(starts[first], starts[end]);
}
