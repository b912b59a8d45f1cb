import { LRUCache } from 'lru-cache';
import { type Compressed, compress } from '#server/web/compression.ts';
import { tagOf } from '#server/web/etag.ts';

/** An answer as it is sent. */
export interface SerialisedAnswer {
  /** Weak: the same whatever the encoding. */
  etag: string;
  json: Buffer;
  /** Null until the answer has been given a second time, and for a short one. */
  compressed: Compressed | null;
}

const mostBytes = 8 * 1024 * 1024;
// What fits in one packet arrives no sooner when it is shorter.
const leastBytesToCompress = 1200;

/** Serialises an answer that will not be given again. */
export function serialise(content: object): SerialisedAnswer {
  const json = JSON.stringify(content);
  return { etag: `W/"${tagOf(json)}"`, json: Buffer.from(json), compressed: null };
}

/**
 * Gives a function that serialises each answer once, as long as it is cached, and compresses it in the
 * background when it is asked for again. The answers are known by their identity: a renewed one is
 * another object. They hold no secrets, so their compressed lengths tell nothing.
 */
export function createAnswerSerialiser(): (content: object) => SerialisedAnswer {
  const cache = new LRUCache<object, SerialisedAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ json, compressed }) =>
      json.length + (compressed ? compressed.br.length + compressed.gzip.length : 0),
  });
  const asked = new WeakSet<SerialisedAnswer>();

  async function compressCached(content: object, answer: SerialisedAnswer): Promise<void> {
    const compressed = await compress(answer.json);
    if (cache.peek(content) === answer) cache.set(content, { ...answer, compressed });
  }

  return (content) => {
    const cached = cache.get(content);
    if (!cached) {
      const answer = serialise(content);
      cache.set(content, answer);
      return answer;
    }
    if (!cached.compressed && !asked.has(cached) && cached.json.length >= leastBytesToCompress) {
      asked.add(cached);
      // Without it the answer is sent as it is.
      compressCached(content, cached).catch(() => undefined);
    }
    return cached;
  };
}
