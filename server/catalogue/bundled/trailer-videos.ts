import { createHash } from 'node:crypto';
import type { Video } from '#contract/catalogue.ts';

/**
 * The videos of a title, given its name, its date (YYYY-MM-DD) and the key of its trailer on
 * YouTube, where one is known: as TMDB lists them (docs/contracts/catalogue.md#videos).
 */
export function trailerVideos(name: string, date: string, key: string | null): Video[] {
  if (key === null) return [];
  const trailer = {
    id: createHash('sha256').update(key).digest('hex').slice(0, 24),
    iso_639_1: 'en',
    iso_3166_1: 'US',
    key,
    name: `${name}: Trailer`,
    official: false,
    // When it went online is not known, and clients parse a date here: the title's own stands in.
    published_at: `${date}T00:00:00.000Z`,
    site: 'YouTube',
    size: 1080,
    type: 'Trailer',
  };
  return [trailer];
}
