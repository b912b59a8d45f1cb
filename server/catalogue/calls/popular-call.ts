import * as v from 'valibot';
import type { MediaType } from '#contract/catalogue.ts';
import { paginate } from '#server/catalogue/bundled/paginate.ts';
import { page } from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { readTitlePage, titlePageFallback } from '#server/catalogue/calls/title-page.ts';

/** All titles, most popular first. */
export function popularCall(type: MediaType) {
  return defineCall({
    path: `${type}/popular`,
    parameters: v.object({ page }),
    isByRegion: type === 'movie',
    shelf: 'lists',
    ask: ({ page }) => ({ page }),
    read: (body) => readTitlePage(type, body),
    fallback: titlePageFallback,
    bundled: (catalogue, { page }) => paginate(catalogue[type].rows, page),
  });
}
