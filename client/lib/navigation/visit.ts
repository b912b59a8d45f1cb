import * as v from 'valibot';

// Kept in the history entry: the address stays as it is, and a reload keeps it.
const visitSchema = v.object({
  /**
   * The page that was asked for before logging in. Browsers drop tabs and line breaks from an
   * address, which could make another site of it.
   */
  next: v.optional(v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\t\r\n]*$/))),
  /** A message of the previous page to show on this one. */
  notice: v.optional(v.string()),
  /** The visitor opened this page by its link, instead of coming back to it. */
  isFresh: v.optional(v.boolean()),
});

/** What one page passes to the next along with its address. */
export interface Visit {
  next?: string | undefined;
  notice?: string | undefined;
  isFresh?: boolean | undefined;
}

/** Reads the state of a history entry; empty when it is not valid. */
export function readVisit(state: unknown): Visit {
  const visit = v.safeParse(visitSchema, state);
  return visit.success ? visit.output : {};
}
