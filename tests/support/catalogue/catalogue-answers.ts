import type { Page } from '@playwright/test';

/**
 * Records the page's calls of the catalogue from now on, e.g. `movie/popular?page=1`, without the
 * language, which all of them have.
 */
export function watchCatalogueCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    searchParams.delete('language');
    const [, path] = /^\/catalogue\/3\/(.+)$/.exec(pathname) ?? [];
    if (path) calls.push(searchParams.size > 0 ? `${path}?${searchParams}` : path);
  });
  return calls;
}

/**
 * Serves the page as a static host does: without the configuration in it, so that the client has to
 * request it.
 */
export function servePageAsFile(page: Page) {
  return page.route(
    (url) => !/\.\w+$|^\/(auth|rest|realtime|catalogue|t)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /<script type="application\/json" id="configuration">.*?<\/script>/,
        '',
      );
      return route.fulfill({ response, body });
    },
  );
}

/** Records the language of each call that the page makes to the catalogue from now on. */
export function watchCatalogueLanguages(page: Page): string[] {
  const languages: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/catalogue/3/')) languages.push(searchParams.get('language') ?? '');
  });
  return languages;
}

/** Makes the catalogue answer `call`, e.g. `movie/popular`, with `json`. */
export function answerWith(page: Page, call: string, json: unknown) {
  return page.route(addressOf(call), (route) => route.fulfill({ json }));
}

/** Makes the catalogue fail at `call` until the returned function is called. */
export async function failAt(page: Page, call: string) {
  await page.route(addressOf(call), (route) => route.fulfill({ status: 500, json: {} }));
  return () => page.unroute(addressOf(call));
}

/** Holds back the answers to `call` until the returned function is called. */
export async function holdBack(page: Page, call: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addressOf(call), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The only page of a list. */
export function aPageOf(results: unknown[]) {
  return { page: 1, results, total_pages: 1, total_results: results.length };
}

function addressOf(call: string): RegExp {
  return new RegExp(`/catalogue/3/${call}(\\?|$)`);
}
