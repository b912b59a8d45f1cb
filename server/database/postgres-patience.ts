/**
 * How long a server waits for its PostgreSQL, in milliseconds. Together they let it notice within
 * 30 seconds that a connection has fallen silent, and answer before a request has taken too long.
 */
export const postgresPatience = {
  /** For a connection, a new one or one of the pool; and for the turn of a transaction. */
  connect: 5_000,
  /** The database ends what waits longer for a lock, or takes longer in all. */
  lock: 5_000,
  statement: 7_000,
  /** Whoever is silent for longer than a statement may take is gone. */
  silence: 8_000,
  /** Then the system asks whether the other side of a quiet connection is still there. */
  keepAlive: 10_000,
  /** How often the connection that only listens is asked, and how long for its answer. */
  heartbeat: 10_000,
  heartbeatAnswer: 5_000,
  /** Before a lost connection is made anew; until then everybody is told at once that it is lost. */
  reconnect: 1_000,
};

export type PostgresPatience = typeof postgresPatience;
