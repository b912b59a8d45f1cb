/**
 * What the model of many servers takes from measured runs (docs/scale.md#measured,
 * docs/performance.md): change a figure here when it is measured anew.
 */
export const measuredCosts = {
  /**
   * Requests a second that one core of a server answers with PostgreSQL: half of what two cores did
   * in `npm run bench capacity` while they also ran the load (2026-11-21).
   */
  answersOfOneCore: {
    'page of the catalogue': 2500,
    'read of a list': 1000,
    tap: 500,
    'refresh or own user': 900,
    'log in': 50,
  },
  /** `npm run bench sockets`, 2026-11-23. */
  socket: { kilobytes: 23, coreAtRest: 0.05 / 5000 },
  /** `npm run bench notifications`, 2026-11-23: microseconds of a processor for one tap. */
  notification: {
    /** Of a server that hears of it. */
    heard: 25,
    /** Of PostgreSQL for each server: waking its connection, and sending it the message if it hears. */
    woken: 22,
    sent: 10,
    /** Of PostgreSQL for each server: comparing the channel with those of a thousand users. */
    comparedWithThousand: 6,
  },
} as const;

/** What nobody has measured here. */
export const assumedLimits = {
  /** Commits a second of a cheap machine's PostgreSQL that waits for its disk. */
  commits: 500,
  /** The part of a server's core, and of one core of PostgreSQL for notifications, that may be used. */
  processor: 0.5,
} as const;
