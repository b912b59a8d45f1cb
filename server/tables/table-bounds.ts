/** The limits of each table, for one user. */
export const tableBounds = {
  /** More than anybody can watch; it prevents that one account fills the disk. */
  rowsOfOneUser: 50_000,
  rowsPerInsert: 1000,
  /** As on a hosted project; clients ask for further pages. */
  rowsPerRead: 1000,
  /**
   * Each condition may be tested on every row of the user, and the embedded database serves nobody
   * else meanwhile: a hundred conditions on 50,000 rows took more than a second.
   */
  conditionsPerRequest: 20,
  /**
   * How many reads of a user run at once, and as many writes, on all tables together. Further
   * requests wait, so that other users are served too.
   */
  requestsAtOncePerUser: 4,
  /** Another request is refused with 429. */
  requestsWaitingPerUser: 40,
} as const;
