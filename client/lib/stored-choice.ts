import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { browserStorage } from '#client/lib/guarded-storage.ts';
import { parseJson } from '#client/lib/parse-json.ts';

/** Something that the visitor has chosen and this browser stores, the same in all tabs. */
export interface StoredChoice<Value> {
  get: () => Value;
  /** Stores it; nothing is stored for what counts as unchosen. */
  choose: (value: Value) => void;
  /** The choice; the server, and the first render in the browser, do not know it yet. */
  use: () => Value;
}

/** `key` is one of `storage-keys.ts`. Whatever else is stored there counts as `unchosen`. */
export function createStoredChoice<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  unchosen: Value,
): StoredChoice<Value> {
  const listeners = new Set<() => void>();
  let read: { text: string | null; value: Value } = { text: null, value: unchosen };

  // React wants the same object for as long as nothing has changed.
  function get(): Value {
    const text = browserStorage.getItem(key);
    if (text !== read.text) {
      const { success, output } = v.safeParse(schema, parseJson(text ?? ''));
      read = { text, value: success ? output : unchosen };
    }
    return read.value;
  }

  function choose(value: Value): void {
    const text = JSON.stringify(value);
    if (text === JSON.stringify(unchosen)) browserStorage.removeItem(key);
    else browserStorage.setItem(key, text);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return { get, choose, use: () => useSyncExternalStore(subscribe, get, () => unchosen) };
}
