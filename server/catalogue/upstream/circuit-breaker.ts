import type { UpstreamTrouble } from '#server/catalogue/upstream/upstream-trouble.ts';

const differentFailuresToDoubt = 3;
const pauseMilliseconds = 30_000;

export interface CircuitBreakerOptions {
  clock: () => number;
  /**
   * Asks for something that TMDB certainly has. Gives the trouble, or null on success. Must not
   * throw.
   */
  probe(): Promise<UpstreamTrouble | null>;
  /** Called with the trouble when the circuit opens, and with null when it closes. */
  onChange(trouble: UpstreamTrouble | null): void;
}

export interface CircuitBreaker {
  /** Whether a call may go out. An open circuit is probed at most every thirty seconds. */
  admits(): Promise<boolean>;
  succeeded(): void;
  /** Notes that the call to this path failed in a way that may mean an outage. */
  failed(path: string, trouble: UpstreamTrouble): void;
  /** When the circuit opened, in milliseconds since 1970; null while it is closed. */
  readonly openSince: number | null;
}

/**
 * Stops calls when three different paths failed in a row, or the key was refused, and a probe fails
 * too. Users' calls alone do not open the circuit, because users choose what they ask for: TMDB may
 * fail on twenty titles without an outage.
 */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { clock, probe, onChange } = options;
  const failedPaths = new Set<string>();
  let open: { since: number; kind: string } | null = null;
  let nextProbeAt = 0;
  let probing: Promise<boolean> | null = null;

  function close(): void {
    failedPaths.clear();
    if (open === null) return;
    open = null;
    onChange(null);
  }

  function probeOnce(): Promise<boolean> {
    probing ??= decide().finally(() => {
      probing = null;
    });
    return probing;
  }

  async function decide(): Promise<boolean> {
    const trouble = await probe();
    failedPaths.clear();
    nextProbeAt = clock() + pauseMilliseconds;
    if (trouble === null) close();
    // A probe that was not sent says nothing about TMDB.
    else if (trouble.isSignOfAnOutage) {
      const isNews = open === null || (trouble.kind === 'keyRefused' && open.kind !== trouble.kind);
      open = { since: open?.since ?? clock(), kind: trouble.kind };
      if (isNews) onChange(trouble);
    }
    return open === null;
  }

  return {
    async admits() {
      if (open === null) return true;
      return clock() < nextProbeAt ? false : probeOnce();
    },
    succeeded: close,
    failed(path, { kind }) {
      if (open !== null) return;
      failedPaths.add(path);
      const isDoubtful = failedPaths.size >= differentFailuresToDoubt || kind === 'keyRefused';
      if (isDoubtful) void probeOnce();
    },
    get openSince() {
      return open?.since ?? null;
    },
  };
}
