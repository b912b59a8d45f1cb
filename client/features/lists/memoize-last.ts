/**
 * Caches the last result of `parse`: the storage is read far more often than it changes. Who has just
 * written a text says by `remember` what it means, which saves parsing it.
 */
export function memoizeLast<Value>(parse: (text: string) => Value) {
  let last: { text: string; value: Value } | null = null;
  return {
    parse(text: string): Value {
      // A long text that is the very same string next time is compared in no time.
      if (last?.text === text) last.text = text;
      else last = { text, value: parse(text) };
      return last.value;
    },
    remember(text: string, value: Value): void {
      last = { text, value };
    },
  };
}
