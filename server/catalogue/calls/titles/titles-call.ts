import * as v from 'valibot';
import type { RowKey } from '#contract/tables/title-list.ts';
import { mostTitlesAtOnce, readKey, textOfKey } from '#contract/title-keys.ts';
import { text } from '#server/catalogue/calls/call-parameters.ts';
import type { CallForm } from '#server/catalogue/calls/catalogue-call.ts';
import { country } from '#server/catalogue/calls/filter-forms.ts';
import { listedTitleFreshDays } from '#server/catalogue/calls/titles/listed-title-call.ts';

const rule = `must be up to ${mostTitlesAtOnce} titles such as movie-603,tv-1396`;

const ids = v.pipe(
  text,
  v.transform(readKeys),
  v.minLength(1, rule),
  v.maxLength(mostTitlesAtOnce, rule),
);

/** Many titles by their keys. TMDB has no such call: `titles-by-key.ts` puts its answer together. */
export const titlesCall = {
  path: 'titles',
  parameters: v.object({ ids, language: text, watch_region: country }),
  freshDays: listedTitleFreshDays,
} satisfies CallForm;

/** Each key once; none when one of them cannot be read. */
function readKeys(given: string): RowKey[] {
  const keys = given.split(',').map(readKey);
  if (!keys.every((key) => key !== null)) return [];
  return [...new Map(keys.map((key) => [textOfKey(key), key])).values()];
}
