import type { FastifyReply, FastifyRequest } from 'fastify';
import { emptyPageParameter } from '#contract/addresses.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';
import type { PageReader, PageRenderer } from '#contract/page-renderer.ts';
import type { LookUpCachedAnswer } from '#server/catalogue/cached-answer-look-up.ts';
import { type CompressedPage, compressPage, sendPage } from '#server/pages/compressed-page.ts';
import { readPageReader } from '#server/pages/page-reader.ts';
import { type PageTemplate, writePage } from '#server/pages/page-template.ts';
import { createRenderedPages, type GetRenderedPage } from '#server/pages/rendered-pages.ts';
import { atMostEvery } from '#server/web/at-most-every.ts';

export interface PageSenderOptions {
  template: PageTemplate;
  /** Null for pages that browsers render themselves. */
  renderer: PageRenderer | null;
  basePath: string;
  configuration: RuntimeConfiguration;
  lookUpCachedAnswer: LookUpCachedAnswer;
  clock: () => number;
}

// A page that cannot be rendered is requested again and again.
const betweenLogLines = 10_000;

/**
 * Makes a function that answers a request for any page of the app. A page that cannot be rendered, or
 * not now, is sent as the template is, and the browser renders it: no visitor gets an error for it.
 */
export function createPageSender(options: PageSenderOptions) {
  const { template, renderer, basePath, configuration, lookUpCachedAnswer, clock } = options;
  const site = { basePath, configuration };
  const getRendered: GetRenderedPage = renderer
    ? createRenderedPages({ template, renderer, site, lookUpCachedAnswer, clock })
    : async () => null;
  // One for each language and theme, so they are few.
  const unrendered = new Map<string, Promise<CompressedPage>>();

  function getUnrendered(reader: PageReader): Promise<CompressedPage> {
    const key = `${reader.language} ${reader.theme}`;
    const known = unrendered.get(key);
    if (known) return known;
    const page = compressPage(writePage(template, { configuration, reader, rendered: null }), 200);
    unrendered.set(key, page);
    // The next visitor must not get the same failure.
    page.catch(() => unrendered.delete(key));
    return page;
  }

  const logFailure = atMostEvery(betweenLogLines, ({ log }: FastifyRequest, error: unknown) => {
    log.error({ err: error }, 'A page could not be rendered. Browsers render it themselves.');
  });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const reader = readPageReader(request.headers);
    const isEmpty = emptyPageParameter in (request.query as object);
    const rendered = isEmpty
      ? null
      : await getRendered(request.url, reader).catch((error: unknown) => {
          logFailure(request, error);
          return null;
        });
    return sendPage(request, reply, rendered ?? (await getUnrendered(reader)));
  };
}
