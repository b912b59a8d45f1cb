import type { TroubleKind } from '#server/catalogue/upstream/upstream-trouble.ts';

/** Counts what happened in TMDB's catalogue since the start, for the metrics. */
export interface CatalogueCounters {
  /** Answers given fresh from the cache (`hits`), stale from the cache, and from TMDB (`misses`). */
  hits: number;
  stale: number;
  misses: number;
  /** Answers of TMDB by status; `none` when no answer came. */
  readonly upstream: ReadonlyMap<number | 'none', number>;
  countUpstream(status: number | 'none'): void;
  /** Requests to TMDB without a usable answer, by reason. */
  readonly troubles: ReadonlyMap<TroubleKind, number>;
  countTrouble(kind: TroubleKind): void;
}

export function createCatalogueCounters(): CatalogueCounters {
  const upstream = new Map<number | 'none', number>();
  const troubles = new Map<TroubleKind, number>();
  return {
    hits: 0,
    stale: 0,
    misses: 0,
    upstream,
    countUpstream: (status) => void upstream.set(status, (upstream.get(status) ?? 0) + 1),
    troubles,
    countTrouble: (kind) => void troubles.set(kind, (troubles.get(kind) ?? 0) + 1),
  };
}
