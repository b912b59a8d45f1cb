/** How much the table gives to whom. */
export const tableBounds = {
  /** More than anybody can watch, and what keeps one account from filling the disk. */
  favoritesOfOneUser: 50_000,
  /** Most rows that one read gives, as on a hosted project; clients page on from there. */
  rowsPerRead: 1000,
  /**
   * Each may be tried on every row of the user, and the embedded database lets nobody else in
   * meanwhile: a hundred on 50,000 rows took more than a second.
   */
  conditionsPerRequest: 20,
  /**
   * A user's reads that are worked on, and as many writes; the next ones wait for their turn, so
   * that other users have theirs.
   */
  requestsAtOncePerUser: 4,
  /** One more is refused with 429. */
  requestsWaitingPerUser: 40,
} as const;
