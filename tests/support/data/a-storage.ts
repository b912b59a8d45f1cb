import { type GuardedStorage, guardStorage } from '#client/lib/guarded-storage.ts';

/** A fake of a browser's storage, with its items as own properties, as in a browser. */
class StorageInMemory {
  [item: string]: unknown;
  readonly #room: number;

  constructor(contents: Record<string, string>, room: number) {
    Object.assign(this, contents);
    this.#room = room;
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, text: string): void {
    const others = Object.entries(this).filter(([other]) => other !== key);
    const length = [...others, [key, text]].flat().join('').length;
    if (length > this.#room) throw new DOMException('It is full', 'QuotaExceededError');
    this[key] = text;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

/** A fake of a browser's own storage, with room for this many characters. */
export function anUnguardedStorage(
  contents: Record<string, string> = {},
  room = Number.POSITIVE_INFINITY,
): Storage {
  return new StorageInMemory(contents, room) as unknown as Storage;
}

/** A fake storage, wrapped as the app uses it. */
export function aStorage(contents: Record<string, string> = {}): GuardedStorage {
  const storage = anUnguardedStorage(contents);
  return guardStorage(() => storage);
}
