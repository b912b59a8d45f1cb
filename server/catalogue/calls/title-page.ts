import * as v from 'valibot';
import { type MediaType, type Page, type Title, withoutAdults } from '#contract/catalogue.ts';
import { pageSchemaOf } from '#contract/catalogue-schemas.ts';
import { wireTitleSchemas } from '#contract/catalogue-wire-schemas.ts';
import {
  type Fallback,
  fillWordsOfEach,
  lacksWords,
} from '#server/catalogue/calls/english-fallback.ts';

const pageSchemas = {
  movie: pageSchemaOf<Title>(wireTitleSchemas.movie),
  tv: pageSchemaOf<Title>(wireTitleSchemas.tv),
};

/** Reads a page of titles, without those for adults. Throws when the body does not match the schema. */
export function readTitlePage(type: MediaType, body: unknown): Page<Title> {
  const page = v.parse(pageSchemas[type], body);
  // A bad row is left out, but a page of only bad rows is refused.
  const isBroken = page.results.length === 0 && (body as Page<unknown>).results.length > 0;
  if (isBroken) throw new Error('no row has a usable id');
  return withoutAdults(page);
}

export const titlePageFallback: Fallback<Page<Title>> = {
  lacksSomething: ({ results }) => results.some(lacksWords),
  fill: (page, english) => ({
    ...page,
    results: fillWordsOfEach(page.results, english.results),
  }),
};
