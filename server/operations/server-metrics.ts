import type { Registry } from 'prom-client';
import type { PoolUsage } from '#server/database/open-postgres.ts';
import { addCounters, addGauge } from '#server/operations/live-metrics.ts';

/** Those whose state the metrics show. */
export interface MetricsSources {
  catalogue: {
    health(): { isDegraded: boolean };
    /** Null where there is nothing between the catalogue and its readers. */
    counters: {
      hits: number;
      stale: number;
      misses: number;
      /** Answers of TMDB by their status. */
      upstream: ReadonlyMap<number | 'none', number>;
      /** Questions to TMDB that got no answer, by the reason. */
      troubles: ReadonlyMap<string, number>;
    } | null;
  };
  countSockets(): number;
  /** Connections to PostgreSQL; null for the embedded database. */
  poolUsage: (() => PoolUsage) | null;
}

/** How the parts of the server are doing. */
export function addServerMetrics(registry: Registry, sources: MetricsSources): void {
  const { catalogue, countSockets, poolUsage } = sources;
  const { counters } = catalogue;
  addGauge({
    name: 'marquee_realtime_sockets',
    help: 'Sockets that are open for changes of favorites.',
    registry,
    read: countSockets,
  });
  addGauge({
    name: 'marquee_catalogue_degraded',
    help: '1 while the catalogue does not answer and lives on what was kept.',
    registry,
    read: () => Number(catalogue.health().isDegraded),
  });
  if (counters) {
    addCounters({
      name: 'marquee_catalogue_answers_total',
      help: 'Answers of the catalogue: from the cache, from it past their time, or fetched.',
      label: 'from',
      registry,
      read: () => [
        ['hit', counters.hits],
        ['stale', counters.stale],
        ['miss', counters.misses],
      ],
    });
    addCounters({
      name: 'marquee_tmdb_answers_total',
      help: 'Answers of TMDB by their status; none for those that did not come.',
      label: 'status',
      registry,
      read: () => counters.upstream,
    });
    addCounters({
      name: 'marquee_tmdb_unanswered_total',
      help: 'Questions to TMDB that got no answer, by the reason.',
      label: 'reason',
      registry,
      read: () => counters.troubles,
    });
  }
  if (poolUsage) addPoolMetrics(registry, poolUsage);
}

function addPoolMetrics(registry: Registry, poolUsage: () => PoolUsage): void {
  addGauge({
    name: 'marquee_database_connections_busy',
    help: 'Connections to PostgreSQL in use.',
    registry,
    read: () => poolUsage().busy,
  });
  addGauge({
    name: 'marquee_database_connections_idle',
    help: 'Connections to PostgreSQL that nobody uses.',
    registry,
    read: () => poolUsage().idle,
  });
  addGauge({
    name: 'marquee_database_waiting',
    help: 'Queries that wait for a connection to PostgreSQL.',
    registry,
    read: () => poolUsage().waiting,
  });
}
