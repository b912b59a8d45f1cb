import type { UpstreamTime } from '#server/catalogue/upstream/upstream-time.ts';
import { UpstreamTrouble } from '#server/catalogue/upstream/upstream-trouble.ts';

/** The most requests that run at once. */
export const mostConnections = 20;
/** TMDB allows a little more (docs/contracts/catalogue.md#asking-tmdb). */
const requestsPerWindow = 40;
// More than a second, because a request on a new connection arrives later than on an open one.
const windowMilliseconds = 1150;
// Further requests would be too late even if nobody else asked.
const mostWaitingPerUser = 140;
const busyRetrySeconds = 5;

/** Who asks, and when the request must have started, in milliseconds since 1970. */
interface Turn {
  /** Users who join while the request waits are added: it may then use their turns too. */
  users: ReadonlySet<string>;
  latestStart: number;
}

interface WaitingRequest extends Turn {
  start(): void;
  refuse(reason: unknown): void;
}

export interface RequestPace {
  /**
   * Runs `work` once a connection is free and a request may start, and gives its result. Throws
   * UpstreamTrouble as soon as it is clear that it would start too late.
   */
  run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>;
  /** Starts no request for this time. */
  rest(milliseconds: number): void;
}

/**
 * Runs at most 20 requests at once and starts at most 40 in any second. A request gets its connection
 * and its turn in one step, so that it starts as soon as it has its turn. Users take turns: next is a
 * request of the user whose last turn is the longest ago. `signal` refuses all waiting requests.
 */
export function createRequestPace(
  { clock, sleep }: UpstreamTime,
  signal: AbortSignal,
): RequestPace {
  /** In order of arrival. */
  const waiting = new Set<WaitingRequest>();
  /** The start times of the last 40 requests, oldest first. */
  const starts: number[] = [];
  /** The number of the last turn of each user. */
  const lastTurns = new Map<string, number>();
  let turns = 0;
  let underWay = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let isSleeping = false;
  signal.addEventListener('abort', () => refuseIf(() => signal.reason), { once: true });

  function nextStart(): number {
    const now = clock();
    // The clock was set back, so the noted start times mean nothing.
    if ((starts.at(-1) ?? 0) > now) starts.length = 0;
    const [oldest = 0] = starts;
    const freeAt = starts.length === requestsPerWindow ? oldest + windowMilliseconds : now;
    return Math.max(now, freeAt, restsUntil);
  }

  function startNext(): void {
    refuseIf((request) => whyLate(request));
    while (waiting.size > 0 && underWay < mostConnections) {
      const pause = nextStart() - clock();
      if (pause > 0) {
        void startLater(pause);
        return;
      }
      takeTurn().start();
    }
  }

  async function startLater(milliseconds: number): Promise<void> {
    if (isSleeping) return;
    isSleeping = true;
    // When the signal aborts the sleep, nothing is left to start.
    await sleep(milliseconds, signal).catch(() => undefined);
    isSleeping = false;
    startNext();
  }

  function takeTurn(): WaitingRequest {
    const entries = [...waiting].flatMap((request) =>
      [...request.users].map((user) => ({ request, user, last: lastTurns.get(user) ?? 0 })),
    );
    const { request, user } = entries.reduce((a, b) => (b.last < a.last ? b : a));
    waiting.delete(request);
    lastTurns.set(user, ++turns);
    if (waiting.size === 0) lastTurns.clear();
    starts.push(clock());
    if (starts.length > requestsPerWindow) starts.shift();
    return request;
  }

  function refuseIf(findReason: (request: WaitingRequest) => unknown): void {
    for (const request of [...waiting]) {
      const reason = findReason(request);
      if (reason) request.refuse(reason);
    }
  }

  function whyLate({ latestStart }: Turn): UpstreamTrouble | null {
    const now = clock();
    if (restsUntil > Math.max(now, latestStart)) {
      const seconds = Math.ceil((restsUntil - now) / 1000);
      return new UpstreamTrouble('resting', `TMDB may not be asked for ${seconds} s`, seconds);
    }
    return now > latestStart ? busy() : null;
  }

  function hasTooMany(users: ReadonlySet<string>): boolean {
    const isTheirs = (request: Turn) => [...users].every((user) => request.users.has(user));
    return [...waiting].filter(isTheirs).length >= mostWaitingPerUser;
  }

  return {
    run(turn, work) {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const late = hasTooMany(turn.users) || nextStart() > turn.latestStart;
        if (late) throw whyLate(turn) ?? busy();
        // The timer refuses it in time even when hanging requests hold all connections.
        const timer = setTimeout(startNext, turn.latestStart - clock() + 2);
        const request: WaitingRequest = {
          ...turn,
          start() {
            clearTimeout(timer);
            underWay += 1;
            const leave = () => {
              underWay -= 1;
              startNext();
            };
            resolve(work().finally(leave));
          },
          refuse(reason) {
            clearTimeout(timer);
            waiting.delete(request);
            reject(reason);
          },
        };
        waiting.add(request);
        startNext();
      });
    },
    rest(milliseconds) {
      restsUntil = Math.max(restsUntil, clock() + milliseconds);
      startNext();
    },
  };
}

function busy(): UpstreamTrouble {
  return new UpstreamTrouble('busy', 'too many questions wait for TMDB', busyRetrySeconds);
}
