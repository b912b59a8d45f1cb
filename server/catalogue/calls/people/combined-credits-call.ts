import * as v from 'valibot';
import { wireCombinedCreditsSchema } from '#contract/people-wire-schemas.ts';
import { id } from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { forAll } from '#server/catalogue/calls/for-all.ts';
import { creditsFallback } from '#server/catalogue/calls/people/credits-call.ts';

/** Every title that a person was in or helped to make, movies and TV shows. */
export const combinedCreditsCall = defineCall({
  path: 'person/:id/combined_credits',
  parameters: v.object({ id }),
  shelf: 'people',
  freshDays: 7,
  ask: () => ({}),
  read(body, { id }) {
    const { cast, crew } = v.parse(wireCombinedCreditsSchema, body);
    return { id, cast: forAll(cast), crew: forAll(crew) };
  },
  fallback: creditsFallback,
  bundled(catalogue, { id }) {
    if (!catalogue.people.getPerson(id)) return null;
    const { cast, crew } = catalogue.people.titlesOf(id);
    const rowsOf = (credits: typeof cast | typeof crew) =>
      credits.map(({ type, row, ...done }) => ({ ...row, media_type: type, ...done }));
    return {
      id,
      ...v.parse(wireCombinedCreditsSchema, { cast: rowsOf(cast), crew: rowsOf(crew) }),
    };
  },
});
