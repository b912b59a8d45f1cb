import type { Page } from '@playwright/test';

/**
 * The calls that the page makes to the catalogue from now on, as `movie/popular?page=1`; the
 * language, which all of them have, is left out.
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
 * Makes the page that of a host of files, which knows nothing of the app: the configuration is not
 * in it, and has to be asked for.
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

/** The languages in which the page asks the catalogue from now on, a call each. */
export function watchCatalogueLanguages(page: Page): string[] {
  const languages: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/catalogue/3/')) languages.push(searchParams.get('language') ?? '');
  });
  return languages;
}

/** Has the catalogue answer `call`, e.g. `movie/popular`, with `json` instead of what it knows. */
export function answerWith(page: Page, call: string, json: unknown) {
  return page.route(addressOf(call), (route) => route.fulfill({ json }));
}

/** Has the catalogue fail at `call` until the given function is called. */
export async function failAt(page: Page, call: string) {
  await page.route(addressOf(call), (route) => route.fulfill({ status: 500, json: {} }));
  return () => page.unroute(addressOf(call));
}

/** Keeps the answers to `call` back until the given function is called. */
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

/** A list's only page. */
export function aPageOf(results: unknown[]) {
  return { page: 1, results, total_pages: 1, total_results: results.length };
}

function addressOf(call: string): RegExp {
  return new RegExp(`/catalogue/3/${call}(\\?|$)`);
}
