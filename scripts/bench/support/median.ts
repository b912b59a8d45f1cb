/** The quantile of the values: `part` of them are smaller. */
export function quantile(values: number[], part: number): number {
  return inOrder(values)[Math.floor((values.length - 1) * part)] ?? Number.NaN;
}

/** The median of the values; the mean of the middle two for an even number. */
export function median(values: number[]): number {
  const ordered = inOrder(values);
  const half = (ordered.length - 1) / 2;
  const [low = Number.NaN, high = Number.NaN] = [Math.floor(half), Math.ceil(half)].map(
    (index) => ordered[index],
  );
  return (low + high) / 2;
}

/** The median of each field over records with the same fields. */
export function mediansOf<Name extends string>(
  records: Record<Name, number>[],
): Record<Name, number> {
  const names = Object.keys(records[0] ?? {}) as Name[];
  const medians = names.map((name) => [name, median(records.map((each) => each[name]))]);
  return Object.fromEntries(medians);
}

/** The milliseconds that the task takes. */
export async function millisecondsOf(task: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
}

function inOrder(values: number[]): number[] {
  return values.toSorted((one, other) => one - other);
}
