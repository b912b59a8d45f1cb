/** A browser's storage in memory. */
export function aStorage(contents: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(contents));
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (place) => [...items.keys()][place] ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, value) => items.set(key, String(value)),
  };
}
