/** How much each table gives to one user. */
export const tableBounds = {
  /** More than anybody can watch, and what keeps one account from filling the disk. */
  rowsOfOneUser: 50_000,
  rowsPerInsert: 1000,
  /** As on a hosted project; clients page on from there. */
  rowsPerRead: 1000,
  /**
   * Each may be tried on every row of the user, and the embedded database lets nobody else in
   * meanwhile: a hundred on 50,000 rows took more than a second.
   */
  conditionsPerRequest: 20,
  /**
   * A user's reads that are worked on, and as many writes, of all tables together; the next ones
   * wait for their turn, so that other users have theirs.
   */
  requestsAtOncePerUser: 4,
  /** One more is refused with 429. */
  requestsWaitingPerUser: 40,
} as const;
