import { readRetryAfter } from '#server/catalogue/tmdb/answer-headers.ts';
import { createCircuitBreaker } from '#server/catalogue/tmdb/circuit-breaker.ts';
import { createRequestPace } from '#server/catalogue/tmdb/request-pace.ts';
import type { TmdbCall } from '#server/catalogue/tmdb/tmdb-call.ts';
import { createTmdbClient, type TmdbClientOptions } from '#server/catalogue/tmdb/tmdb-client.ts';
import { readUpstreamAnswer, type UpstreamAnswer } from '#server/catalogue/tmdb/upstream-answer.ts';
import type { UpstreamTime } from '#server/catalogue/tmdb/upstream-time.ts';
import { UpstreamTrouble } from '#server/catalogue/tmdb/upstream-trouble.ts';

export interface TmdbUpstream {
  /**
   * Asks TMDB; with the `etag` of an earlier answer, only for what has changed since. Throws
   * UpstreamTrouble within seconds, or the catalogue's 422 when TMDB refuses a parameter.
   */
  ask(call: TmdbCall<unknown>, etag: string | null): Promise<UpstreamAnswer>;
  /** When TMDB ceased to answer, in milliseconds since 1970; null while it does. */
  readonly openSince: number | null;
  close(): void;
}

export interface UpstreamOptions extends TmdbClientOptions {
  time: UpstreamTime;
  /** How long TMDB may take for one answer. */
  timeoutMilliseconds: number;
  /** Takes one line when TMDB ceases to answer, and one when it answers again. */
  warn(message: string): void;
}

const attempts = 3;
const firstPauseMilliseconds = 200;
// Two questions, ours and the English one, have to fit into the time of one request to us.
const patienceMilliseconds = 4500;

/** TMDB at its own pace: asked again when that is worth while, and left alone while it is down. */
export function createTmdbUpstream(options: UpstreamOptions): TmdbUpstream {
  const { time, timeoutMilliseconds, warn } = options;
  const { clock, sleep, random } = time;
  const client = createTmdbClient(options);
  const pace = createRequestPace(time);
  const breaker = createCircuitBreaker(clock);
  const closing = new AbortController();

  async function ask(call: TmdbCall<unknown>, etag: string | null): Promise<UpstreamAnswer> {
    const latest = clock() + patienceMilliseconds;
    for (let attempt = 1; ; attempt++) {
      try {
        return await attemptOnce(call, etag, latest);
      } catch (error) {
        // Half the pause is left to chance, lest all who failed together come back together.
        const pause = firstPauseMilliseconds * 2 ** (attempt - 1) * (0.5 + random() / 2);
        const isInTime = attempt < attempts && clock() + pause < latest;
        const isRetried = error instanceof UpstreamTrouble && error.isWorthRetrying && isInTime;
        if (!isRetried) throw error;
        await sleep(pause, closing.signal);
      }
    }
  }

  async function attemptOnce(call: TmdbCall<unknown>, etag: string | null, latest: number) {
    closing.signal.throwIfAborted();
    if (!breaker.admits()) {
      throw new UpstreamTrouble('TMDB has failed too often', { isWorthRetrying: false });
    }
    await pace.take(latest, closing.signal);
    try {
      const timeout = Math.max(1, Math.min(timeoutMilliseconds, latest - clock()));
      const answer = await client.get(call, etag, timeout);
      if (answer.status === 429) pace.rest(readRetryAfter(answer.headers, clock()) ?? 0);
      const read = readUpstreamAnswer(call, etag, answer, clock());
      noteSuccess();
      return read;
    } catch (error) {
      if (error instanceof UpstreamTrouble) noteFailure(error);
      else noteSuccess();
      throw error;
    }
  }

  function noteSuccess(): void {
    if (breaker.openSince !== null) warn('TMDB answers again.');
    breaker.succeeded();
  }

  function noteFailure(trouble: UpstreamTrouble): void {
    const wasOpen = breaker.openSince !== null;
    breaker.failed();
    if (!wasOpen && breaker.openSince !== null) {
      warn(`TMDB is down, and what was fetched before is served: ${trouble.message}.`);
    }
  }

  return {
    ask,
    get openSince() {
      return breaker.openSince;
    },
    close() {
      closing.abort();
      client.close();
    },
  };
}
