import * as v from 'valibot';
import type { BundledFacts } from '#catalogue/bundled-facts.ts';
import { posterFileName } from '#catalogue/poster-file-name.ts';
import { dateOf, type MediaType, nameOf, namesOf, type Title } from '#contract/catalogue.ts';
import { wireDetailsSchemas, wireTitleSchemas } from '#contract/catalogue-wire-schemas.ts';
import type { BundledTitle } from '#server/catalogue/bundled/bundled-titles.ts';
import { trailerVideos } from '#server/catalogue/bundled/trailer-videos.ts';

// TMDB has no empty value for these fields, and the bundled catalogue does not know them, so they are
// left out.
const knownDetails = {
  movie: wireDetailsSchemas.movie,
  tv: v.omit(wireDetailsSchemas.tv, [
    'in_production',
    'number_of_episodes',
    'number_of_seasons',
    'status',
    'type',
  ]),
};

/** Makes a title of the bundled catalogue. A field that is not known gets TMDB's empty value. */
export function bundledTitle(
  type: MediaType,
  line: BundledFacts,
  popularity: number,
): BundledTitle {
  const facts = { ...line, popularity, poster_path: `/${posterFileName(type, line.id)}` };
  const row: Title = v.parse(wireTitleSchemas[type], facts);
  return {
    row,
    names: [...namesOf(row), ...line.other_titles],
    details: () =>
      v.parse(knownDetails[type], {
        ...facts,
        episode_run_time: line.runtime === null ? [] : [line.runtime],
        status: 'Released',
      }),
    videos: () => trailerVideos(nameOf(row), dateOf(row), line.trailer_key),
  };
}
