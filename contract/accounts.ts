/** Shortest password that registration and reset accept, in characters (docs/contracts/accounts.md#passwords). */
export const passwordMinimumLength = 6;

/** Longest password in UTF-8 bytes: the limit of Supabase Auth, so that users can be moved there. */
export const passwordMaximumBytes = 72;

/** Longest mail address that the accounts API accepts, in characters. */
export const emailMaximumLength = 255;
