import { createHash } from 'node:crypto';
import type { Video } from '#contract/catalogue.ts';

/**
 * Gives the videos of a title in TMDB's form (docs/contracts/catalogue.md#videos). `date` is
 * YYYY-MM-DD; `key` is that of the trailer on YouTube, or null when none is known.
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
    // The real date is unknown, but clients parse one here, so it is the title's own date.
    published_at: `${date}T00:00:00.000Z`,
    site: 'YouTube',
    size: 1080,
    type: 'Trailer',
  };
  return [trailer];
}
