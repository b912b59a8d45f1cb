/**
 * A browser's storage that never fails. What does not fit, or may not be stored, stays in memory
 * until the page is closed or somebody else writes the same key.
 */
export interface GuardedStorage {
  getItem(key: string): string | null;
  /** False when the text is only in memory and goes with the page. */
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
  /** Every key, in no order. */
  keys(): string[];
}

/** The storage of this browser, shared by the app's tabs. */
export const browserStorage = guardStorage(() => window.localStorage);

/** The storage of this tab, which survives a reload. */
export const tabStorage = guardStorage(() => window.sessionStorage);

/** Guards the storage that `open` gives; `open` itself throws where storage is blocked. */
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
