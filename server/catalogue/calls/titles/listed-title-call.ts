import * as v from 'valibot';
import { isForAdults, type MediaType } from '#contract/catalogue.ts';
import {
  appendedBlocks,
  type DetailsWithBlocks,
  detailsWithBlocksSchemas,
} from '#contract/listed-title-schemas.ts';
import { id } from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { type Fallback, fillWords, lacksWords } from '#server/catalogue/calls/english-fallback.ts';

/** Services and next episodes change by the day, but a long list must not be asked for every day. */
export const listedTitleFreshDays = 3;

const fallback: Fallback<DetailsWithBlocks> = {
  lacksSomething: lacksWords,
  fill: (details, english) => fillWords(details, english),
};

/**
 * One title of somebody's list with its facts, in one request to TMDB. It has no address of its own:
 * `titles-by-key.ts` asks it for each title.
 */
function listedTitleCall(type: MediaType) {
  return defineCall({
    path: `${type}/:id`,
    parameters: v.object({ id }),
    shelf: 'listed',
    freshDays: listedTitleFreshDays,
    ask: () => ({ append_to_response: appendedBlocks[type] }),
    read(body, { id }): DetailsWithBlocks | null {
      const details = v.parse(detailsWithBlocksSchemas[type], body);
      if (details.id !== id) throw new Error('these are the details of another title');
      return isForAdults(details) ? null : details;
    },
    fallback,
    bundled(catalogue, { id }): DetailsWithBlocks | null {
      const title = catalogue[type].getTitle(id);
      if (!title) return null;
      const { cast, crew } = catalogue.people.creditsOf(type, id);
      const { imdb_id } = title.facts;
      return v.parse(detailsWithBlocksSchemas[type], {
        ...title.details(),
        genres: title.row.genre_ids.map((id) => ({ id, name: '' })),
        credits: {
          cast: cast.map(({ person }) => person),
          crew: crew.map(({ person, job }) => ({ ...person, job })),
        },
        imdb_id,
        external_ids: { imdb_id },
      });
    },
  });
}

export const listedTitleCalls = { movie: listedTitleCall('movie'), tv: listedTitleCall('tv') };
