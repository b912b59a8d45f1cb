import * as v from 'valibot';
import { isVisible } from '#contract/visible-text.ts';

// A catalogue is somebody else's text: what is missing or mistyped becomes its empty form
// (docs/contracts/catalogue.md#titles), and only a row without a usable id is refused.

/** Text of at most `length` characters, empty when it is none. TMDB's own are a fraction of these. */
export function text(length: number) {
  return v.fallback(
    v.pipe(
      v.string(),
      v.transform((given) => given.slice(0, length)),
    ),
    '',
  );
}

/** Text of one word or code. */
export const shortText = text(50);
/** ISO 3166-1 or 639-1, or something as short. */
export const code = text(10);
export const name = text(500);
export const overview = text(10_000);
/** A name of which something can be seen, or empty. */
export const visibleName = v.pipe(
  name,
  v.transform((given) => (isVisible(given) ? given : '')),
);
/** YYYY-MM-DD, or the year alone; empty when it is neither. */
export const date = v.fallback(v.pipe(v.string(), v.regex(/^\d{4}(?:-\d\d-\d\d)?$/)), '');
export const path = orNull(v.string());
/** Path of a picture on the image host: one name, nothing that could lead elsewhere. */
export const imagePath = orNull(
  v.pipe(v.string(), v.regex(/^\/[\w-]{1,100}\.(?:jpe?g|png|webp|svg)$/)),
);
export const flag = v.fallback(v.boolean(), false);
export const number = v.fallback(v.pipe(v.number(), v.finite()), 0);
export const numberOrNull = orNull(v.pipe(v.number(), v.finite()));
export const dayOrNull = orNull(v.pipe(v.string(), v.isoDate()));
/** A positive whole number; what has another is refused. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The first `most` items of a list, without those that `item` refuses. What is no list is refused. */
export function itemsOf<Item>(item: v.GenericSchema<unknown, Item>, most = 100) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.slice(0, most).flatMap((each) => {
        const { success, output } = v.safeParse(item, each);
        return success ? [output] : [];
      }),
    ),
  );
}

/** The same, but what is no list is an empty one. */
export function listOf<Item>(item: v.GenericSchema<unknown, Item>) {
  return v.fallback(itemsOf(item), []);
}

/** What `item` reads, null when it is refused. */
export function orNull<Item>(item: v.GenericSchema<unknown, Item>) {
  return v.fallback(v.nullable(item), null);
}
