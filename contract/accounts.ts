/** Shortest password that registration and reset accept, in characters (docs/contracts/accounts.md#passwords). */
export const passwordMinimumLength = 6;

/** Longest password in UTF-8 bytes: the limit of Supabase Auth, so that a move there loses nobody. */
export const passwordMaximumBytes = 72;

/** Longest mail address the accounts API takes, in characters. */
export const emailMaximumLength = 255;
