// Opens the app without a network: caches its own files, the lists looked at last, and posters.
import { paths } from '#client/lib/paths.ts';
import { catalogueCache, posterCache, shellCache } from '#client/lib/storage-keys.ts';
import { addresses } from '#contract/addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** The names of the app's files, and a hash of them; the build sets both. */
declare const files: string[];
declare const version: string;

type Key = Request | string;

const shell = shellCache(version);
/** How many answers a cache may have; the shell is not limited. */
const most: Record<string, number> = { [catalogueCache]: 60, [posterCache]: 600 };

const base = new URL(self.registration.scope);
const page = base.pathname;
/** The paths below the base that the cached page answers without a network. */
const ownPaths = Object.values(paths).map((path) => path().slice(1));

self.addEventListener('install', (event) => {
  event.waitUntil(cacheShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldShells());
  // Takes control of the very first visit as well, not only of the next.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== base.origin) return;
  const path = url.pathname.slice(page.length);
  if (request.mode === 'navigate') {
    if (ownPaths.includes(path)) event.respondWith(networkFirst(event, shell, page));
  } else if (files.includes(path)) {
    event.respondWith(fromCache(shell, request).then((cached) => cached ?? fetch(request)));
  } else if (isBelow(addresses.posters, path)) {
    event.respondWith(cacheFirst(event));
  } else if (isBelow(addresses.catalogue, path)) {
    event.respondWith(networkFirst(event, catalogueCache, request));
  }
});

function isBelow(prefix: string, path: string): boolean {
  return `/${path}`.startsWith(`${prefix}/`);
}

async function cacheShell(): Promise<void> {
  const cache = await caches.open(shell);
  await cache.addAll(files);
  const response = await fetch(page, { cache: 'no-cache' });
  // During a deployment the page may come from a server of another version.
  if (!(await isCacheable(shell, response))) throw new Error('The page is of another version');
  await cache.put(page, response);
}

/** Removes the caches of older versions; no page of theirs is open any more. */
async function deleteOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(shellCache('')) && name !== shell);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Failures and redirects are not cached. The shell takes only the page of this version, which it
 * knows by the scripts that the page names.
 */
async function isCacheable(name: string, response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  if (name !== shell) return true;
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
 * Pages and lists come from the network, and from the cache when it does not answer. One page
 * serves every address.
 */
async function networkFirst(event: FetchEvent, name: string, key: Key) {
  const response = await fetch(event.request).catch(() => null);
  if (response) cacheInBackground(event, name, key, response);
  return response ?? (await fromCache(name, key)) ?? Response.error();
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

/** Caches an answer, and removes the oldest ones when there are too many. */
async function addToCache(name: string, key: Key, response: Response): Promise<void> {
  if (!(await isCacheable(name, response))) return;
  const cache = await caches.open(name);
  await cache.put(key, response);
  const keys = await cache.keys();
  const surplus = keys.length - (most[name] ?? keys.length);
  await Promise.all(keys.slice(0, Math.max(0, surplus)).map((key) => cache.delete(key)));
}
