import * as v from 'valibot';
import type { MediaType } from '#contract/catalogue.ts';
import { type WireCredits, wireCreditsSchema } from '#contract/people-wire-schemas.ts';
import { id } from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { fillWordsOfEach, lacksWords } from '#server/catalogue/calls/english-fallback.ts';
import { withoutAdultRows } from '#server/catalogue/calls/without-adults.ts';

const mostOfTheCrew = 100;

/** Rows of people or of titles. */
export interface CreditRows {
  cast: { id: number }[];
  crew: { id: number }[];
}

/** Fills the texts of people or titles from the English ones. */
export const creditsFallback = {
  lacksSomething: ({ cast, crew }: CreditRows) => [...cast, ...crew].some(lacksWords),
  fill: <Content extends CreditRows>(credits: Content, english: Content): Content => ({
    ...credits,
    cast: fillWordsOfEach(credits.cast, english.cast),
    crew: fillWordsOfEach(credits.crew, english.crew),
  }),
};

/** Who is in a title, in the order of the billing, and who made it. */
export function creditsCall(type: MediaType) {
  return defineCall({
    path: `${type}/:id/credits`,
    parameters: v.object({ id }),
    shelf: 'people',
    freshDays: 30,
    ask: () => ({}),
    read(body, { id }) {
      const { cast, crew } = v.parse(wireCreditsSchema, body);
      return { id, cast: withoutAdultRows(cast), crew: firstOfTheCrew(withoutAdultRows(crew)) };
    },
    fallback: creditsFallback,
    bundled(catalogue, { id }) {
      if (!catalogue[type].getTitle(id)) return null;
      const { cast, crew } = catalogue.people.creditsOf(type, id);
      const credits = v.parse(wireCreditsSchema, {
        cast: cast.map(({ person, ...part }) => ({ ...person, ...part })),
        // As with TMDB, the creators of a TV show are in its details.
        crew: crew
          .filter(({ job }) => job !== 'Creator')
          .map(({ person, ...work }) => ({ ...person, ...work })),
      });
      return { id, ...credits };
    },
  });
}

// TMDB names hundreds in no order that helps. Those who are asked for most must not be cut off.
function firstOfTheCrew(crew: WireCredits['crew']): WireCredits['crew'] {
  const rank = ({ job, department }: WireCredits['crew'][number]) =>
    job === 'Director' ? 0 : department === 'Writing' ? 1 : 2;
  return crew.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostOfTheCrew);
}
