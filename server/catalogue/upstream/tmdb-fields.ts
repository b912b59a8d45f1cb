import * as v from 'valibot';
import { isVisible } from '#contract/catalogue.ts';

// TMDB's fields as we pass them on: bounded, and in their empty form (TMDB contract, sections 3
// to 6) when they are missing or not what they should be.

/** Text of at most `length` characters, empty when it is none. It stays text, whatever it looks like. */
export function text(length: number) {
  return v.fallback(
    v.pipe(
      v.string(),
      v.transform((given) => given.slice(0, length)),
    ),
    '',
  );
}

/** The same, empty too when nothing of it can be seen. */
export function visibleText(length: number) {
  return v.pipe(
    text(length),
    v.transform((given) => (isVisible(given) ? given : '')),
  );
}

/** Text, null when it is none. */
export function textOrNull(length: number) {
  return v.fallback(v.nullable(text(length)), null);
}

export const number = v.fallback(v.pipe(v.number(), v.finite()), 0);
export const numberOrNull = v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null);
export const flag = v.fallback(v.boolean(), false);
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
export const date = v.fallback(day, '');
export const dateOrNull = v.fallback(v.nullable(day), null);
/** A positive whole number; what has another is refused. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** ISO 3166-1 or 639-1, or something as short. */
export const code = text(10);

/** Path of a picture on the image host: one name, nothing that could lead elsewhere. */
export const imagePath = v.fallback(
  v.nullable(v.pipe(v.string(), v.regex(/^\/[\w-]{1,100}\.(?:jpe?g|png|webp|svg)$/))),
  null,
);

/** The first `most` items of a list, without those that `item` refuses; empty when it is none. */
export function listOf<Item>(item: v.GenericSchema<unknown, Item>, most: number) {
  return v.fallback(itemsOf(item, most), []);
}

/** The same, but what is no list at all is refused. */
export function itemsOf<Item>(item: v.GenericSchema<unknown, Item>, most: number) {
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

/** Bounds of texts and lists, generous: TMDB's own longest are a fraction of them. */
export const longest = { name: 500, overview: 10_000, address: 2000 } as const;
export const most = { rows: 100, items: 100, videos: 300 } as const;
