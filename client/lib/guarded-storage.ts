/**
 * A browser's storage that never fails. What does not fit, or may not be stored at all, is kept in
 * memory until the page is closed, for as long as nobody else writes the same key.
 */
export interface GuardedStorage {
  getItem(key: string): string | null;
  /** False when the text will be gone with the page. */
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
  /** Every key, in no order. */
  keys(): string[];
}

/** What this browser keeps, for all of the app's tabs. */
export const browserStorage = guardStorage(() => window.localStorage);

/** What this tab keeps, over a reload. */
export const tabStorage = guardStorage(() => window.sessionStorage);

/** Guards the storage that `open` gives; a browser that blocks storage throws there already. */
export function guardStorage(open: () => Storage): GuardedStorage {
  const unstored = new Map<string, { text: string; insteadOf: string | null }>();

  function unlessRefused<Value>(use: (storage: Storage) => Value, otherwise: Value): Value {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  }

  const readStored = (key: string) => unlessRefused((storage) => storage.getItem(key), null);

  return {
    getItem(key) {
      const stored = readStored(key);
      const kept = unstored.get(key);
      return kept && kept.insteadOf === stored ? kept.text : stored;
    },
    setItem(key, text) {
      const isStored = unlessRefused((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (isStored) unstored.delete(key);
      else unstored.set(key, { text, insteadOf: readStored(key) });
      return isStored;
    },
    removeItem(key) {
      unstored.delete(key);
      unlessRefused((storage) => storage.removeItem(key), undefined);
    },
    keys() {
      const stored = unlessRefused((storage) => Object.keys(storage), []);
      return [...new Set([...stored, ...unstored.keys()])];
    },
  };
}
