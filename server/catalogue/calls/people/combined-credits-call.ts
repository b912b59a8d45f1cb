import * as v from 'valibot';
import { dateOf, type Title } from '#contract/catalogue.ts';
import { wireCombinedCreditsSchema } from '#contract/people-wire-schemas.ts';
import { id } from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { creditsFallback } from '#server/catalogue/calls/people/credits-call.ts';
import { withoutAdultRows } from '#server/catalogue/calls/without-adults.ts';

const mostTitles = 500;

/** Every title that a person was in or helped to make, movies and TV shows, the newest first. */
export const combinedCreditsCall = defineCall({
  path: 'person/:id/combined_credits',
  parameters: v.object({ id }),
  shelf: 'people',
  freshDays: 7,
  ask: () => ({}),
  read(body, { id }) {
    const { cast, crew } = v.parse(wireCombinedCreditsSchema, body);
    return { id, cast: newestFirst(cast), crew: newestFirst(crew) };
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

/** Without titles for adults; those without a date are last. */
function newestFirst<Row extends Title>(rows: Row[]): Row[] {
  return withoutAdultRows(rows)
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)))
    .slice(0, mostTitles);
}
