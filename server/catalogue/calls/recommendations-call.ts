import * as v from 'valibot';
import type { MediaType, Page, Title } from '#contract/catalogue.ts';
import { paginate } from '#server/catalogue/bundled/paginate.ts';
import { similarTitles } from '#server/catalogue/bundled/similar-titles.ts';
import { id, page } from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { readTitlePage, titlePageFallback } from '#server/catalogue/calls/title-page.ts';

/** Titles of the same kind that whoever likes this one may like. */
export function recommendationsCall(type: MediaType) {
  // TMDB's rows name their kind here.
  const withKind = ({ results, ...page }: Page<Title>): Page<Title> => ({
    ...page,
    results: results.map((row) => ({ ...row, media_type: type })),
  });

  return defineCall({
    path: `${type}/:id/recommendations`,
    parameters: v.object({ id, page }),
    shelf: 'titles',
    ask: ({ page }) => ({ page }),
    read: (body) => withKind(readTitlePage(type, body)),
    fallback: titlePageFallback,
    bundled(catalogue, { id, page }) {
      if (!catalogue[type].getTitle(id)) return null;
      return withKind(paginate(similarTitles(catalogue, type, id), page));
    },
  });
}
