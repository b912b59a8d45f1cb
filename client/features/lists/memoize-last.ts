/** Caches the last result of `parse`: the storage is read far more often than it changes. */
export function memoizeLast<Value>(parse: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, value: parse(text) };
    return last.value;
  };
}
