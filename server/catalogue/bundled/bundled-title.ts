import * as v from 'valibot';
import type { BundledFacts, BundledRunFacts } from '#catalogue/bundled-facts.ts';
import { posterFileName } from '#catalogue/poster-file-name.ts';
import { dateOf, type MediaType, nameOf, namesOf, type Title } from '#contract/catalogue.ts';
import { wireDetailsSchemas, wireTitleSchemas } from '#contract/catalogue-wire-schemas.ts';
import type { CreditsOfTitle } from '#server/catalogue/bundled/bundled-people.ts';
import type { BundledTitle } from '#server/catalogue/bundled/bundled-titles.ts';
import { trailerVideos } from '#server/catalogue/bundled/trailer-videos.ts';

type TvShowLine = BundledFacts & BundledRunFacts;

/** A line of `movies.json`, or one of `tv-shows.json`. */
export type BundledLine = BundledFacts | TvShowLine;

/** What a title has from its surroundings, not from its own line. */
interface Surroundings {
  popularity: number;
  getCrew(): CreditsOfTitle['crew'];
}

/** Makes a title of the bundled catalogue. A field that is not known gets TMDB's empty value. */
export function bundledTitle(
  type: MediaType,
  line: BundledLine,
  { popularity, getCrew }: Surroundings,
): BundledTitle {
  const facts = { ...line, popularity, poster_path: `/${posterFileName(type, line.id)}` };
  const row: Title = v.parse(wireTitleSchemas[type], facts);
  return {
    row,
    facts: line,
    names: [...namesOf(row), ...line.other_titles],
    details() {
      const details = v.parse(wireDetailsSchemas[type], {
        ...facts,
        episode_run_time: line.runtime === null ? [] : [line.runtime],
        ...(isTvShow(line)
          ? { in_production: line.status === 'Returning Series', created_by: creatorsIn(getCrew()) }
          : { status: 'Released' }),
      });
      const unknown = isTvShow(line) ? unknownFields(line) : [];
      return Object.fromEntries(
        Object.entries(details).filter(([name]) => !unknown.includes(name)),
      );
    },
    videos: () => trailerVideos(nameOf(row), dateOf(row), line.trailer_key),
  };
}

// Every line of a TV show has its status, though it may be null; no line of a movie has one.
function isTvShow(line: BundledLine): line is TvShowLine {
  return 'status' in line;
}

function creatorsIn(crew: CreditsOfTitle['crew']) {
  return crew
    .filter(({ job }) => job === 'Creator')
    .map(({ person: { id, name }, credit_id }) => ({ id, name, credit_id }));
}

// TMDB has no empty value for these fields, so they are left out while they are not known.
function unknownFields(line: TvShowLine): string[] {
  return [
    'type',
    ...(line.number_of_seasons === null ? ['number_of_seasons'] : []),
    ...(line.number_of_episodes === null ? ['number_of_episodes'] : []),
    ...(line.status === null ? ['status', 'in_production'] : []),
  ];
}
