import * as v from 'valibot';
import { isForAdults, type MediaType, type Page, type Title } from '#contract/catalogue.ts';
import {
  code,
  date,
  flag,
  id,
  imagePath,
  itemsOf,
  listOf,
  longest,
  most,
  number,
  text,
  visibleText,
} from '#server/catalogue/upstream/tmdb-fields.ts';

/** What lists and details have in common (TMDB contract, sections 4 and 6). */
const sharedFields = {
  adult: flag,
  backdrop_path: imagePath,
  id,
  original_language: code,
  overview: text(longest.overview),
  popularity: number,
  poster_path: imagePath,
  softcore: flag,
  vote_average: number,
  vote_count: number,
};

export const titleFields = {
  movie: {
    ...sharedFields,
    title: visibleText(longest.name),
    original_title: text(longest.name),
    release_date: date,
    video: flag,
  },
  tv: {
    ...sharedFields,
    name: visibleText(longest.name),
    original_name: text(longest.name),
    first_air_date: date,
    origin_country: listOf(code, most.items),
  },
};

const genre_ids = listOf(id, most.items);
const rowSchemas = {
  movie: v.object({ ...titleFields.movie, genre_ids }),
  tv: v.object({ ...titleFields.tv, genre_ids }),
};

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const pageSchema = v.object({
  page: v.fallback(count, 1),
  results: v.array(v.unknown()),
  total_pages: v.fallback(count, 1),
  total_results: v.fallback(count, 0),
});

/**
 * Reads a page of titles; rows without a usable id and those for adults are left out. Throws for
 * what is no page.
 */
export function readPage(mediaType: MediaType, body: unknown): Page<Title> {
  const { results, ...counts } = v.parse(pageSchema, body);
  const rows = v.parse(itemsOf<Title>(rowSchemas[mediaType], most.rows), results);
  // One bad row costs itself; a page of nothing else is no page.
  if (results.length > 0 && rows.length === 0) throw new Error('no row has a usable id');
  return { ...counts, results: rows.filter((row) => !isForAdults(row)) };
}
