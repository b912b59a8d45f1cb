import { Counter, Gauge, type Registry } from 'prom-client';
import type { PoolUsage } from '#server/database/open-postgres.ts';

/** The parts of the server whose state the metrics show. */
export interface MetricsSources {
  catalogue: {
    health(): { isDegraded: boolean };
    /** Null for the bundled catalogue, which has no cache. */
    counters: {
      hits: number;
      stale: number;
      misses: number;
      /** Answers of TMDB by HTTP status. */
      upstream: ReadonlyMap<number | 'none', number>;
      /** Requests to TMDB without an answer, by reason. */
      troubles: ReadonlyMap<string, number>;
    } | null;
  };
  countSockets(): number;
  /** Connections to PostgreSQL; null for the embedded database. */
  poolUsage: (() => PoolUsage) | null;
}

/** Metrics of the server's parts, read whenever the metrics are requested. */
export function addServerMetrics(registry: Registry, sources: MetricsSources): void {
  const { catalogue, countSockets, poolUsage } = sources;
  const { counters } = catalogue;
  const registers = [registry];

  function addGauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }

  /** Adds counters, one for each value of a label, whose values are counted elsewhere. */
  function addCounters(
    name: string,
    help: string,
    label: string,
    read: () => Iterable<readonly [value: string | number, count: number]>,
  ): void {
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [value, count] of read()) this.inc({ [label]: value }, count);
      },
    });
  }

  addGauge(
    'marquee_realtime_sockets',
    'Sockets that are open for changes of favorites.',
    countSockets,
  );
  addGauge(
    'marquee_catalogue_degraded',
    '1 while the catalogue does not answer and lives on what was kept.',
    () => Number(catalogue.health().isDegraded),
  );
  if (counters) {
    addCounters(
      'marquee_catalogue_answers_total',
      'Answers of the catalogue: from the cache, from it past their time, or fetched.',
      'from',
      () => [
        ['hit', counters.hits],
        ['stale', counters.stale],
        ['miss', counters.misses],
      ],
    );
    addCounters(
      'marquee_tmdb_answers_total',
      'Answers of TMDB by their status; none for those that did not come.',
      'status',
      () => counters.upstream,
    );
    addCounters(
      'marquee_tmdb_unanswered_total',
      'Questions to TMDB that got no answer, by the reason.',
      'reason',
      () => counters.troubles,
    );
  }
  if (poolUsage) {
    addGauge(
      'marquee_database_connections_busy',
      'Connections to PostgreSQL in use.',
      () => poolUsage().busy,
    );
    addGauge(
      'marquee_database_connections_idle',
      'Connections to PostgreSQL that nobody uses.',
      () => poolUsage().idle,
    );
    addGauge(
      'marquee_database_waiting',
      'Queries that wait for a connection to PostgreSQL.',
      () => poolUsage().waiting,
    );
  }
}
