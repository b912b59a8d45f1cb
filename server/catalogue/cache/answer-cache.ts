/** An answer of TMDB as it is kept; times are milliseconds since 1970. */
export interface KeptAnswer {
  content: unknown;
  etag: string | null;
  /** When TMDB gave it, or last said that it is still so. */
  fetchedAt: number;
  freshUntil: number;
}

export interface AnswerCache {
  get(key: string): KeptAnswer | null;
  /** `bytes` is what its content takes as text. */
  set(key: string, answer: KeptAnswer, bytes: number): void;
}

export interface AnswerCacheBounds {
  answers: number;
  bytes: number;
}

/** Answers in memory, those that were longest not asked for leaving first. */
export function createAnswerCache(most: AnswerCacheBounds): AnswerCache {
  // A Map keeps the order in which its entries were put in: oldest first.
  const entries = new Map<string, { answer: KeptAnswer; bytes: number }>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return null;
      entries.delete(key);
      entries.set(key, entry);
      return entry.answer;
    },
    set(key, answer, size) {
      remove(key);
      entries.set(key, { answer, bytes: size });
      bytes += size;
      for (const oldest of entries.keys()) {
        if (entries.size <= most.answers && bytes <= most.bytes) return;
        remove(oldest);
      }
    },
  };
}
