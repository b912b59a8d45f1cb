import * as v from 'valibot';
import type { Video } from '#contract/catalogue.ts';
import {
  code,
  flag,
  itemsOf,
  longest,
  most,
  number,
  text,
} from '#server/catalogue/upstream/tmdb-fields.ts';

const videoSchema = v.object({
  iso_639_1: code,
  iso_3166_1: code,
  name: text(longest.name),
  key: v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/)), ''),
  site: text(50),
  size: number,
  type: text(50),
  official: flag,
  published_at: text(50),
  id: text(50),
});

export const videosSchema = v.object({ results: itemsOf<Video>(videoSchema, most.videos) });

/** Reads the videos of a title, none being an empty list. Throws for what is no list. */
export function readVideos(body: unknown): { results: Video[] } {
  return v.parse(videosSchema, body);
}
