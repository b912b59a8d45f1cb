/** How much the change feed gives to whom. */
export const realtimeBounds = {
  /** All sockets of this server; one more is refused with 429. */
  sockets: 1000,
  /** A user's devices and tabs; one more may not join. */
  socketsPerUser: 10,
  channelsPerSocket: 20,
  bindingsPerChannel: 20,
  /** On all sockets of a user together. */
  channelsPerUser: 40,
  bindingsPerUser: 100,
  /** Values in a filter `in.(…)`. */
  valuesPerFilter: 100,
  /** A socket that sends more frames within `framesWindowMilliseconds` is closed. */
  framesPerWindow: 100,
  framesWindowMilliseconds: 10_000,
  /** What changes more rows at once is not sent row by row: clients join again and read the table. */
  changesAtOnce: 500,
  /** The same for too many frames: rows times channels of the user. */
  framesAtOnce: 1000,
  frameBytes: 64 * 1024,
  /** A socket that leaves more unread is cut off; its client connects again and reads the table. */
  unreadBytes: 1024 * 1024,
  /** Clients send a heartbeat every 25 s. */
  silenceMilliseconds: 60_000,
} as const;
