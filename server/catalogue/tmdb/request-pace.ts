import type { UpstreamTime } from '#server/catalogue/tmdb/upstream-time.ts';
import { UpstreamTrouble } from '#server/catalogue/tmdb/upstream-trouble.ts';

/** TMDB takes somewhat more (TMDB contract, section 1). */
const requestsPerWindow = 40;
// A little over a second, for a timer may come late, and the next in time.
const windowMilliseconds = 1050;

export interface RequestPace {
  /** Resolves when a request may start; throws UpstreamTrouble when that would be after `latest`. */
  take(latest: number, signal: AbortSignal): Promise<void>;
  /** Lets nothing start for so many milliseconds. */
  rest(milliseconds: number): void;
}

/**
 * At most 40 requests in any second, however many want to. Each gets the first free moment at
 * once, so that they start in the order they came and none waits longer than it was told.
 */
export function createRequestPace({ clock, sleep }: UpstreamTime): RequestPace {
  /** When the last 40 started or will start, oldest first. */
  const starts: number[] = [];
  let restsUntil = 0;
  const pace: RequestPace = {
    async take(latest, signal) {
      const now = clock();
      const isFull = starts.length === requestsPerWindow;
      const freeAt = isFull ? (starts[0] ?? 0) + windowMilliseconds : now;
      const start = Math.max(now, restsUntil, freeAt);
      if (start > latest) {
        throw new UpstreamTrouble('TMDB may not be asked so soon', { isWorthRetrying: false });
      }
      starts.push(start);
      if (starts.length > requestsPerWindow) starts.shift();
      if (start > now) await sleep(start - now, signal);
      // A rest may have been called for in the meantime.
      if (restsUntil > start) await pace.take(latest, signal);
    },
    rest(milliseconds) {
      restsUntil = Math.max(restsUntil, clock() + milliseconds);
    },
  };
  return pace;
}
