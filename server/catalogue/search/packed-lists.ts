/**
 * Packs many lists of numbers into one array, because a million arrays would take many times the
 * memory. List n has the values from index `starts[n]` up to, but not including, `starts[n + 1]`.
 * `addAll` is called twice and must add the same values both times.
 */
export function packLists(
  count: number,
  addAll: (add: (list: number, value: number) => void) => void,
) {
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
    const end = next[list] ?? 0;
    values[end] = value;
    next[list] = end + 1;
  });
  return { starts, values };
}
