/**
 * Bounds of the caches of statements. A text with more characters has many rows or values; it takes
 * up to half a megabyte and is seldom the same again.
 */
export const cachedStatements = { max: 500, maxEntrySize: 2000 };
