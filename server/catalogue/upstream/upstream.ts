import { setMaxListeners } from 'node:events';
import { readRetryAfter } from '#server/catalogue/upstream/answer-headers.ts';
import { createCircuitBreaker } from '#server/catalogue/upstream/circuit-breaker.ts';
import { createRequestPace } from '#server/catalogue/upstream/request-pace.ts';
import {
  readUpstreamAnswer,
  type UpstreamAnswer,
} from '#server/catalogue/upstream/upstream-answer.ts';
import {
  createUpstreamClient,
  type UpstreamClientOptions,
} from '#server/catalogue/upstream/upstream-client.ts';
import type { UpstreamRequest } from '#server/catalogue/upstream/upstream-request.ts';
import type { UpstreamTime } from '#server/catalogue/upstream/upstream-time.ts';
import { UpstreamTrouble } from '#server/catalogue/upstream/upstream-trouble.ts';

export interface Upstream {
  /**
   * Asks TMDB; with the `etag` of an earlier answer, only for a changed one. The request takes a turn
   * of one of `users`; more users may be added while it waits. Throws UpstreamTrouble within
   * seconds, or the catalogue's 422 when TMDB refuses a parameter.
   */
  ask(
    request: UpstreamRequest,
    etag: string | null,
    users: ReadonlySet<string>,
  ): Promise<UpstreamAnswer>;
  /** Since when TMDB is down, in milliseconds since 1970; null while it answers. */
  readonly openSince: number | null;
  close(): void;
}

export interface UpstreamOptions extends UpstreamClientOptions {
  time: UpstreamTime;
  /** How long TMDB may take for one answer. */
  timeoutMilliseconds: number;
  /** Tests whether TMDB is up. TMDB can always answer it, whatever users ask for. */
  probeRequest: UpstreamRequest;
  /** Called when TMDB stops answering, and when it answers again. */
  warn(message: string): void;
}

const attempts = 3;
const firstPauseMilliseconds = 200;
// One request of a client may need two to TMDB, the second for English; both must fit in its time.
const patienceMilliseconds = 4500;
// A request with less time left is refused, because TMDB would hardly answer in time.
const leastMillisecondsForAnAnswer = 1000;
// A probe belongs to no user.
const probeUsers = new Set(['']);

/** Sends requests to TMDB at its pace. Retries when that may help, and stops while TMDB is down. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { time, timeoutMilliseconds, counters, probeRequest } = options;
  const { clock, sleep, random } = time;
  const closing = new AbortController();
  // Every waiting request adds a listener, and their number is not limited here.
  setMaxListeners(0, closing.signal);
  const client = createUpstreamClient(options);
  const pace = createRequestPace(time, closing.signal);
  const breaker = createCircuitBreaker({ clock, probe, onChange: announceChange });

  async function ask(
    request: UpstreamRequest,
    etag: string | null,
    users: ReadonlySet<string>,
  ): Promise<UpstreamAnswer> {
    const latest = clock() + patienceMilliseconds;
    for (let attempt = 1; ; attempt++) {
      try {
        if (!(await breaker.admits())) throw new UpstreamTrouble('down', 'TMDB is down');
        return await attemptOnce(request, etag, users, latest);
      } catch (error) {
        // Half the pause is random, so that requests that failed together do not retry together.
        const pause = firstPauseMilliseconds * 2 ** (attempt - 1) * (0.5 + random() / 2);
        const isInTime = attempt < attempts && clock() + pause < latest;
        const isRetried = error instanceof UpstreamTrouble && error.isWorthRetrying && isInTime;
        if (!isRetried) {
          if (error instanceof UpstreamTrouble) counters.countTrouble(error.kind);
          throw error;
        }
        await sleep(pause, closing.signal);
      }
    }
  }

  function attemptOnce(
    request: UpstreamRequest,
    etag: string | null,
    users: ReadonlySet<string>,
    latest: number,
  ): Promise<UpstreamAnswer> {
    const least = Math.min(leastMillisecondsForAnAnswer, timeoutMilliseconds);
    return pace.run({ users, latestStart: latest - least }, async () => {
      const milliseconds = Math.min(timeoutMilliseconds, latest - clock());
      try {
        const answer = await client.get(request, etag, milliseconds);
        if (answer.status === 429) pace.rest(readRetryAfter(answer.headers, clock()) ?? 0);
        const read = readUpstreamAnswer(request, etag, answer, clock());
        breaker.succeeded();
        return read;
      } catch (error) {
        if (!(error instanceof UpstreamTrouble)) breaker.succeeded();
        else if (isTmdbsOwn(error, milliseconds)) breaker.failed(request.path, error);
        throw error;
      }
    });
  }

  // False when we gave TMDB less than its full time, or closed the connection ourselves.
  function isTmdbsOwn({ kind, isSignOfAnOutage }: UpstreamTrouble, milliseconds: number): boolean {
    const isCutShort = kind === 'late' && milliseconds < timeoutMilliseconds;
    return isSignOfAnOutage && !isCutShort && !closing.signal.aborted;
  }

  async function probe(): Promise<UpstreamTrouble | null> {
    const latest = clock() + patienceMilliseconds;
    try {
      await pace.run({ users: probeUsers, latestStart: latest }, async () => {
        const answer = await client.get(probeRequest, null, timeoutMilliseconds);
        readUpstreamAnswer(probeRequest, null, answer, clock());
      });
      return null;
    } catch (error) {
      const isTrouble = error instanceof UpstreamTrouble && !closing.signal.aborted;
      return isTrouble ? error : new UpstreamTrouble('resting', 'the probe was not let out');
    }
  }

  function announceChange(trouble: UpstreamTrouble | null): void {
    if (trouble === null) options.warn('TMDB answers again.');
    else if (trouble.kind === 'keyRefused') {
      options.warn(
        'TMDB refuses the key in TMDB_API_KEY, and what was fetched before is served. Give it a key that https://www.themoviedb.org/settings/api shows, and start again.',
      );
    } else {
      options.warn(`TMDB is down, and what was fetched before is served: ${trouble.message}.`);
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
