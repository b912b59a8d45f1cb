/**
 * Caches the last result of `parse`: the storage is read far more often than it changes. Who has just
 * written a text says by `remember` what it means, which saves parsing it.
 */
export function memoizeLast<Value>(parse: (text: string) => Value) {
  let last: { text: string; value: Value } | null = null;
  return {
    parse(text: string): Value {
      if (last?.text !== text) last = { text, value: parse(text) };
      return last.value;
    },
    remember(text: string, value: Value): void {
      last = { text, value };
    },
  };
}
