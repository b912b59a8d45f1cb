import * as v from 'valibot';
import type { Genre } from '#contract/catalogue.ts';
import { id, itemsOf, longest, most, text } from '#server/catalogue/upstream/tmdb-fields.ts';

/** A genre; its name may be empty, until that of another language takes its place. */
export const genreSchema = v.object({ id, name: v.pipe(text(longest.name), v.trim()) });

const genresSchema = v.object({
  genres: v.pipe(itemsOf(genreSchema, most.items), v.minLength(1)),
});

/** Reads a list of genres. Throws for what is none, or is empty, which no list of genres is. */
export function readGenres(body: unknown): { genres: Genre[] } {
  return v.parse(genresSchema, body);
}
