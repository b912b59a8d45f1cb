import type { TroubleKind } from '#server/catalogue/upstream/upstream-trouble.ts';

/** How the catalogue of TMDB is doing since the start; whoever shows it reads the numbers. */
export interface CatalogueCounters {
  /** Answers given from the cache while fresh, past their time, and fetched for the one who asked. */
  hits: number;
  stale: number;
  misses: number;
  /** Answers of TMDB by their status; `none` for those that did not come. */
  readonly upstream: ReadonlyMap<number | 'none', number>;
  countUpstream(status: number | 'none'): void;
  /** Questions to TMDB that got no answer, by the reason. */
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
