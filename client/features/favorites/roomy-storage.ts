/**
 * A browser's storage that never fails: what does not fit any more is kept in memory, for as long
 * as nobody else writes the same key.
 */
export interface RoomyStorage {
  read(key: string): string | null;
  /** False when the text did not fit and will be gone with the page. */
  write(key: string, text: string): boolean;
}

export function createRoomyStorage(storage: Storage): RoomyStorage {
  const unstored = new Map<string, { text: string; insteadOf: string | null }>();
  return {
    read(key) {
      const stored = storage.getItem(key);
      const kept = unstored.get(key);
      return kept && kept.insteadOf === stored ? kept.text : stored;
    },
    write(key, text) {
      try {
        storage.setItem(key, text);
        unstored.delete(key);
        return true;
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
        unstored.set(key, { text, insteadOf: storage.getItem(key) });
        return false;
      }
    },
  };
}
