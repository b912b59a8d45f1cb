import * as v from 'valibot';
import { isVisible } from '#contract/visible-text.ts';

// The data of a catalogue comes from others, so it may be faulty. A missing or mistyped field gets
// its empty value (docs/contracts/catalogue.md#titles). Only a row without a usable id is refused.

/** Text, cut after `length` characters; empty when it is no string. TMDB's texts are far shorter. */
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
/** A country (ISO 3166-1), a language (ISO 639-1) or another short code. */
export const code = text(10);
export const name = text(500);
export const overview = text(10_000);
/** A name with at least one visible character; empty otherwise. */
export const visibleName = v.pipe(
  name,
  v.transform((given) => (isVisible(given) ? given : '')),
);

/** Whether there is such a date (YYYY-MM-DD, or only its beginning): 2025-02-31 is in no calendar. */
export function isInCalendar(given: string): boolean {
  const day = new Date(given);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(given);
}

/** YYYY-MM-DD, or the year alone; empty when it is neither. */
export const date = v.fallback(
  v.pipe(v.string(), v.regex(/^\d{4}(?:-\d\d-\d\d)?$/), v.check(isInCalendar)),
  '',
);
export const path = orNull(v.string());
/** Path of a picture on the image host: a single file name, so that it cannot lead elsewhere. */
export const imagePath = orNull(
  v.pipe(v.string(), v.regex(/^\/[\w-]{1,100}\.(?:jpe?g|png|webp|svg)$/)),
);
export const flag = v.fallback(v.boolean(), false);
export const number = v.fallback(v.pipe(v.number(), v.finite()), 0);
export const numberOrNull = orNull(v.pipe(v.number(), v.finite()));
export const dayOrNull = orNull(v.pipe(v.string(), v.isoDate(), v.check(isInCalendar)));
/** A positive whole number. An object with any other id is refused. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The first `most` items of an array, without those that `item` refuses. Refuses any other value. */
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

/** Like `itemsOf`, but gives an empty array for a value that is no array. */
export function listOf<Item>(item: v.GenericSchema<unknown, Item>, most = 100) {
  return v.fallback(itemsOf(item, most), []);
}

/** What `item` reads; null when it refuses the value. */
export function orNull<Item>(item: v.GenericSchema<unknown, Item>) {
  return v.fallback(v.nullable(item), null);
}
