/** The limits of the change feed. */
export const realtimeBounds = {
  /** All sockets of this server. Another one is refused with 429. */
  sockets: 5000,
  /** The sockets of a user's devices and tabs. Another one cannot join a channel. */
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
  /** More changes at once are not sent row by row: clients join again and read the table. */
  changesAtOnce: 500,
  /** The same limit in frames: changed rows times the user's channels. */
  framesAtOnce: 1000,
  frameBytes: 64 * 1024,
  /** A socket with more unread bytes is closed; its client connects again and reads the table. */
  unreadBytes: 1024 * 1024,
  /** A socket that is silent for this long is closed. Clients send a heartbeat every 25 s. */
  silenceMilliseconds: 60_000,
} as const;
