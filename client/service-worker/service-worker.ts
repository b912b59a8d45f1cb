// Opens the app without a network: its own files, the lists that were looked at last, and posters.
import { paths } from '#client/lib/paths.ts';
import { catalogueCache, posterCache, shellCache } from '#client/lib/storage-keys.ts';
import { addresses } from '#contract/addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** The app's files and what stands for all of them; the build writes both. */
declare const files: string[];
declare const version: string;

const shell = shellCache(version);
/** How many answers a cache may have; the shell has what its version has. */
const most: Record<string, number> = { [catalogueCache]: 60, [posterCache]: 600 };

const base = new URL(self.registration.scope);
const page = base.pathname;
/** The addresses that the page answers without a network, below the base. */
const ownPaths = Object.values(paths).map((path) => path().slice(1));

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldShells());
  // The first visit of all is looked after from now on, not only the next.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== base.origin) return;
  const path = url.pathname.slice(page.length);
  if (request.mode === 'navigate') {
    if (ownPaths.includes(path)) event.respondWith(fetchedOrKept(event, shell, page));
  } else if (files.includes(path)) {
    event.respondWith(fromCache(shell, request).then((kept) => kept ?? fetch(request)));
  } else if (isBelow(addresses.posters, path)) {
    event.respondWith(keptOrFetched(event));
  } else if (isBelow(addresses.catalogue, path)) {
    event.respondWith(fetchedOrKept(event, catalogueCache, request));
  }
});

function isBelow(prefix: string, path: string): boolean {
  return `/${path}`.startsWith(`${prefix}/`);
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(shell);
  await cache.addAll(files);
  const response = await fetch(page, { cache: 'no-cache' });
  // While servers go over to another version, one may answer with its page beside these files.
  if (!(await isWorthKeeping(shell, response))) throw new Error('The page is of another version');
  await cache.put(page, response);
}

/** The files of older versions go when no page of theirs is open any more. */
async function forgetOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(shellCache('')) && name !== shell);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Failures, detours and what somebody else on this host has answered are not kept; in the shell
 * nothing but the page of this version, which names its scripts.
 */
async function isWorthKeeping(name: string, response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  if (name !== shell) return true;
  const scripts = /<meta name="app-scripts" content="([^"]+)"/.exec(await response.clone().text());
  return scripts?.[1]?.split(' ').every((script) => files.includes(script)) ?? false;
}

/** A poster never changes: once here, it is not asked for again. */
async function keptOrFetched(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await fromCache(posterCache, request);
  if (kept) return kept;
  const response = await fetch(request);
  keepAside(event, posterCache, request, response);
  return response;
}

/** Pages and lists are as new as the network can give them; the page is one for every address. */
async function fetchedOrKept(event: FetchEvent, name: string, key: Request | string) {
  const response = await fetch(event.request).catch(() => null);
  if (response) keepAside(event, name, key, response);
  return response ?? (await fromCache(name, key)) ?? Response.error();
}

// Nobody waits for it, and a full disk takes nothing from what was asked for.
function keepAside(event: FetchEvent, name: string, key: Request | string, response: Response) {
  event.waitUntil(keep(name, key, response.clone()).catch(() => undefined));
}

async function fromCache(name: string, request: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  // The token is in the request's headers, and another one tomorrow.
  return cache.match(request, { ignoreVary: true });
}

/** What was kept first goes first when there is too much. */
async function keep(name: string, request: Request | string, response: Response): Promise<void> {
  if (!(await isWorthKeeping(name, response))) return;
  const cache = await caches.open(name);
  await cache.put(request, response);
  const keys = await cache.keys();
  const surplus = keys.length - (most[name] ?? keys.length);
  await Promise.all(keys.slice(0, Math.max(0, surplus)).map((key) => cache.delete(key)));
}
