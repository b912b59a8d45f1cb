import type { UpstreamTrouble } from '#server/catalogue/upstream/upstream-trouble.ts';

const differentFailuresToDoubt = 3;
const pauseMilliseconds = 30_000;

export interface CircuitBreakerOptions {
  clock: () => number;
  /**
   * Asks for what is certainly there, and gives what went wrong; null when nothing did. Must not
   * throw.
   */
  probe(): Promise<UpstreamTrouble | null>;
  /** Hears of every change: what went wrong when the calls stop, null when they go on. */
  onChange(trouble: UpstreamTrouble | null): void;
}

export interface CircuitBreaker {
  /** Whether a call may go out. While the circuit is open, a probe finds out every thirty seconds. */
  admits(): Promise<boolean>;
  succeeded(): void;
  /** Notes that the call to this path failed, in a way that may be an outage. */
  failed(path: string, trouble: UpstreamTrouble): void;
  /** When the calls were stopped, in milliseconds since 1970; null while they go out. */
  readonly openSince: number | null;
}

/**
 * Stops calls when three different paths failed in a row, or the key was refused, and a probe fails as
 * well. The probe decides and no call of a user does, for users choose what they ask: one title, or
 * twenty, that TMDB cannot give are no outage.
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
    // A probe that was not let out says nothing of TMDB.
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
