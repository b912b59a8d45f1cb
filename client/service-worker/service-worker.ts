// Opens the app at once, also without a network: caches its own files, the pages and lists looked at
// last, and posters.
import { paths } from '#client/lib/paths.ts';
import { catalogueCache, pagesCache, posterCache, shellCache } from '#client/lib/storage-keys.ts';
import { addresses, emptyPageParameter } from '#contract/addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** The names of the app's files, and a hash of them; the build sets both. */
declare const files: string[];
declare const version: string;

type Key = Request | string;

const shell = shellCache(version);
const pages = pagesCache(version);
/**
 * How many answers a cache may have; the shell is not limited. Those of the catalogue count by kind, so
 * that neither somebody who types nor one who opens or saves many titles pushes out the lists. A dialog
 * asks for four.
 */
const limits = [
  { name: pages, kind: /^/, most: 30 },
  { name: posterCache, kind: /^/, most: 600 },
  { name: catalogueCache, kind: /\/(?:search|find)\//, most: 40 },
  { name: catalogueCache, kind: /\/(?:movie|tv|person)\/\d/, most: 120 },
  { name: catalogueCache, kind: /\/titles\?/, most: 20 },
  { name: catalogueCache, kind: /^/, most: 60 },
];

const base = new URL(self.registration.scope);
/** Answers every address of the app where its own page is not cached. */
const emptyPage = `${base.pathname}?${emptyPageParameter}`;
/** The app's own paths; a part such as `:id` stands for anything without a slash. */
const ownPaths = Object.values(paths).map(
  (path) => new RegExp(`^${path().replace(/:\w+/g, '[^/]+')}$`),
);

self.addEventListener('install', (event) => {
  event.waitUntil(cacheShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldVersions());
  // Takes control of the very first visit as well, not only of the next.
  event.waitUntil(self.clients.claim().then(cacheOpenPages));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== base.origin) return;
  const path = url.pathname.slice(base.pathname.length);
  if (request.mode === 'navigate') {
    if (ownPaths.some((own) => own.test(`/${path}`))) event.respondWith(answerPage(event, url));
  } else if (files.includes(path)) {
    event.respondWith(fromCache(shell, request).then((cached) => cached ?? fetch(request)));
  } else if (isBelow(addresses.posters, path)) {
    event.respondWith(cacheFirst(event));
  } else if (isBelow(addresses.catalogue, path)) {
    event.respondWith(networkFirst(event));
  }
});

function isBelow(prefix: string, path: string): boolean {
  return `/${path}`.startsWith(`${prefix}/`);
}

async function cacheShell(): Promise<void> {
  const cache = await caches.open(shell);
  await cache.addAll(files);
  const response = await fetch(emptyPage, { cache: 'no-cache' });
  // During a deployment the page may come from a server of another version.
  if (!(await isOwnPage(response))) throw new Error('The page is of another version');
  await cache.put(emptyPage, response);
}

/** Removes the caches of older versions; no page of theirs is open any more. */
async function deleteOldVersions(): Promise<void> {
  const names = await caches.keys();
  const isOld = (name: string) =>
    [shellCache(''), pagesCache('')].some((prefix) => name.startsWith(prefix)) &&
    ![shell, pages].includes(name);
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
}

/** Pages that were opened before there was a service worker. */
async function cacheOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' });
  await Promise.all(
    open.map(async ({ url }) => {
      const key = keyOf(new URL(url));
      await addToCache(pages, key, await fetch(key));
    }),
  ).catch(() => undefined);
}

/** Failures and redirects are not cached, nor are pages of another version. */
async function isCacheable(name: string, response: Response): Promise<boolean> {
  if (name === pages) return isOwnPage(response);
  return response.ok && !response.redirected;
}

/** Whether it is a page of this version, which is known by the scripts that the page names. */
async function isOwnPage(response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  const scripts = /<meta name="app-scripts" content="([^"]+)"/.exec(await response.clone().text());
  return scripts?.[1]?.split(' ').every((script) => files.includes(script)) ?? false;
}

/** A poster never changes, so a cached one is not requested again. */
async function cacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await fromCache(posterCache, request);
  if (cached) return cached;
  const response = await fetch(request);
  cacheInBackground(event, posterCache, request, response);
  return response;
}

/**
 * A page that is cached is shown at once, and fetched anew for the next time. Once another version
 * waits for its turn, pages come from the network first, which has that version.
 */
async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const key = keyOf(url);
  const fetched = fetch(event.request);
  const cached = self.registration.waiting ? undefined : await fromCache(pages, key);
  event.waitUntil(
    fetched.then(
      (response) => addToCache(pages, key, response.clone()),
      () => undefined,
    ),
  );
  if (cached) return cached;
  return fetched.catch(async () => {
    const known = (await fromCache(pages, key)) ?? (await fromCache(shell, emptyPage));
    return known ?? Response.error();
  });
}

/** The fragment is not part of it: it may have tokens, and no server sees it. */
function keyOf({ pathname, search }: URL): string {
  return pathname + search;
}

/** Lists come from the network, and from the cache when it does not answer. */
async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const response = await fetch(request).catch(() => null);
  if (response) cacheInBackground(event, catalogueCache, request, response);
  return response ?? (await fromCache(catalogueCache, request)) ?? Response.error();
}

// Caching happens in the background, and its failure does not affect the answer.
function cacheInBackground(event: FetchEvent, name: string, key: Key, response: Response) {
  event.waitUntil(addToCache(name, key, response.clone()).catch(() => undefined));
}

async function fromCache(name: string, key: Key): Promise<Response | undefined> {
  const cache = await caches.open(name);
  // Ignores `Vary`, because the token in the request's headers changes.
  return cache.match(key, { ignoreVary: true });
}

/** Caches an answer, and removes the oldest ones of its kind when there are too many. */
async function addToCache(name: string, key: Key, response: Response): Promise<void> {
  if (!(await isCacheable(name, response))) return;
  const cache = await caches.open(name);
  await cache.put(key, response);
  const limit = limitOf(name, typeof key === 'string' ? key : key.url);
  if (!limit) return;
  // The oldest first, so that the new one is the last to go.
  const keys = (await cache.keys()).filter(({ url }) => limitOf(name, url) === limit);
  await Promise.all(keys.slice(0, -limit.most).map((each) => cache.delete(each)));
}

function limitOf(name: string, url: string) {
  return limits.find((limit) => limit.name === name && limit.kind.test(url));
}
