/**
 * Timeouts for PostgreSQL, in milliseconds. With them, a server notices a silent connection within
 * 30 seconds and answers every request in time.
 */
export const postgresPatience = {
  /** Wait for a connection, new or from the pool, and for the turn of a write. */
  connect: 5_000,
  /** The database cancels a statement that waits longer for a lock (`lock`) or runs longer (`statement`). */
  lock: 5_000,
  statement: 7_000,
  /** A connection that is silent for longer than a statement may take is lost. */
  silence: 8_000,
  /** Idle time after which TCP checks whether the other side is still there. */
  keepAlive: 10_000,
  /** Interval of heartbeats on the listening connection, and the wait for an answer. */
  heartbeat: 10_000,
  heartbeatAnswer: 5_000,
  /** Time until a lost connection is retried; until then queries fail at once. */
  reconnect: 1_000,
};

export type PostgresPatience = typeof postgresPatience;
