import { LRUCache } from 'lru-cache';
import type { FindCachedAnswer, PageReader, PageRenderer, Site } from '#contract/page-renderer.ts';
import { languages } from '#contract/preferences.ts';
import type {
  LookUpCachedAnswer,
  ReadCachedAnswer,
} from '#server/catalogue/cached-answer-look-up.ts';
import { type CompressedPage, compressPage } from '#server/pages/compressed-page.ts';
import { type PageTemplate, writePage } from '#server/pages/page-template.ts';
import { createRenderingBudget } from '#server/pages/rendering-budget.ts';

export interface RenderedPagesOptions {
  template: PageTemplate;
  renderer: PageRenderer;
  site: Site;
  lookUpCachedAnswer: LookUpCachedAnswer;
  clock: () => number;
}

/**
 * Gives the page of an address below the base path, for a reader. Null when too many pages have been
 * rendered in this second. Throws what the renderer throws.
 */
export type GetRenderedPage = (
  address: string,
  reader: PageReader,
) => Promise<CompressedPage | null>;

interface CachedPage {
  page: CompressedPage;
  /** The catalogue's answers that were asked for; the page is valid while they are the same. */
  seen: { read: ReadCachedAnswer; version: string | null }[];
}

const megabyte = 1024 * 1024;

// The bytes are those of compressed HTML.
/** There are some hundred, by screen, language, theme and log in, and room for all of them. */
const fewPages = { max: 500, maxSize: 16 * megabyte };
/** Searches, filters and unusual regions: anybody can invent any number. */
const manyPages = { max: 200, maxSize: 8 * megabyte };
/** Addresses of which is remembered what they show. */
const mostAddresses = {
  max: 1000,
  maxSize: 100_000,
  sizeCalculation: (_shown: string, key: string) => key.length,
};

// Rendering takes some milliseconds of the event loop: each of the two takes at most about a tenth
// of its time.
const renderingsPerSecond = 20;

/**
 * Pages that are rendered once and cached: one for each address as shown, language, locale, theme, and
 * for visitors who are logged in or not. Those of which there are many are cached and limited apart,
 * so that a flood of them keeps nobody from getting Home.
 */
export function createRenderedPages(options: RenderedPagesOptions): GetRenderedPage {
  const few = createPageShelf(options, fewPages);
  const many = createPageShelf(options, manyPages);
  const shownAddresses = new LRUCache<string, string>(mostAddresses);

  // The router compiles the paths of all screens each time.
  function findShownAddress(address: string, isSignedIn: boolean): string {
    const key = `${isSignedIn} ${address}`;
    const shown = shownAddresses.get(key) ?? options.renderer.findShownAddress(address, isSignedIn);
    shownAddresses.set(key, shown);
    return shown;
  }

  return async (address, reader) => {
    const shown = findShownAddress(address, reader.isSignedIn);
    return isOneOfFew(shown, reader) ? few(shown, reader) : many(shown, reader);
  };
}

const usualRegions = new Map(
  languages.map((language) => [language, new Intl.Locale(language).maximize().region]),
);

function isOneOfFew(shownAddress: string, { language, locale }: PageReader): boolean {
  const usualLocale = `${language}-${usualRegions.get(language)}`;
  const hasUsualRegion = locale === language || locale === usualLocale;
  return hasUsualRegion && !shownAddress.includes('?');
}

/** Renders and caches pages within its own limits. Equal requests at the same time share a rendering. */
function createPageShelf(
  options: RenderedPagesOptions,
  mostCached: { max: number; maxSize: number },
): GetRenderedPage {
  const { template, renderer, site, lookUpCachedAnswer, clock } = options;
  const cache = new LRUCache<string, CachedPage>(mostCached);
  const underWay = new Map<string, Promise<CompressedPage>>();
  const mayRender = createRenderingBudget(renderingsPerSecond, clock);

  async function render(key: string, address: string, reader: PageReader): Promise<CompressedPage> {
    const seen: CachedPage['seen'] = [];
    const find: FindCachedAnswer = (path, query) => {
      const read = lookUpCachedAnswer(path, query);
      const answer = read();
      seen.push({ read, version: answer?.version ?? null });
      return answer;
    };
    const rendered = renderer.renderPage(address, reader, site, find);
    const html = writePage(template, { ...site, reader, rendered });
    const page = await compressPage(html, rendered.status);
    const size = key.length + page.br.length + page.gzip.length;
    cache.set(key, { page, seen }, { size });
    return page;
  }

  return async (shown, reader) => {
    const { isSignedIn, language, locale, theme } = reader;
    const key = [isSignedIn, language, locale, theme, shown].join(' ');
    const cached = cache.get(key);
    if (cached && isValid(cached)) return cached.page;
    const running = underWay.get(key);
    if (running) return running;
    // An outdated page is better than one that is not rendered.
    if (!mayRender()) return cached && mayStillBeSent(cached) ? cached.page : null;
    const rendering = render(key, shown, reader).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  };
}

/** Whether the catalogue still gives each answer of the page, or a newer one: none is too old. */
function mayStillBeSent({ seen }: CachedPage): boolean {
  return seen.every(({ read, version }) => version === null || read() !== null);
}

function isValid({ seen }: CachedPage): boolean {
  return seen.every(({ read, version }) => (read()?.version ?? null) === version);
}
