import type { Page } from '@playwright/test';
import { emptyPageParameter } from '#contract/addresses.ts';

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
  return page.route(isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ url: emptyPageOf(route.request().url()) });
    const html = await response.text();
    const body = html.replace(
      /<script type="application\/json" id="configuration">.*?<\/script>/,
      '',
    );
    return route.fulfill({ response, body });
  });
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

/** Makes pages arrive without the lists that the server has cached, so that the app requests them. */
export function leaveListsToTheApp(page: Page) {
  return page.route(isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    return route.continue({ url: emptyPageOf(route.request().url()) });
  });
}

function emptyPageOf(address: string): string {
  const url = new URL(address);
  url.searchParams.set(emptyPageParameter, '');
  return url.href;
}

/** Whether the address may be one of the app's pages. */
function isPage({ pathname }: URL): boolean {
  return !/\.\w+$|^\/(auth|rest|realtime|catalogue|t)\//.test(pathname);
}

/** Makes the catalogue answer `call`, e.g. `movie/popular`, with `json`. */
export async function answerWith(page: Page, call: string, json: unknown) {
  await leaveListsToTheApp(page);
  return page.route(addressOf(call), (route) => route.fulfill({ json }));
}

/** Makes the catalogue fail at `call` until the returned function is called. */
export async function failAt(page: Page, call: string) {
  await leaveListsToTheApp(page);
  await page.route(addressOf(call), (route) => route.fulfill({ status: 500, json: {} }));
  return () => page.unroute(addressOf(call));
}

/** Holds back the answers to `call` until the returned function is called. */
export async function holdBack(page: Page, call: string) {
  await leaveListsToTheApp(page);
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
