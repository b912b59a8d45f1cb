// Opens the app without a network: its own files, the lists that were looked at last, and posters.
export {};

declare const self: ServiceWorkerGlobalScope;

/** The app's files and what stands for all of them; the build writes both. */
declare const files: string[];
declare const version: string;

const shell = `marquee-shell-${version}`;
/** Emptied when somebody logs out (`client/lib/offline.ts`). */
const catalogue = 'marquee-catalogue';
const posters = 'marquee-posters';
/** How many answers a cache may have; the shell has what its version has. */
const most: Record<string, number> = { [catalogue]: 60, [posters]: 600 };

const base = new URL(self.registration.scope);
const page = base.pathname;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll([page, ...files])));
});

// The files of older versions go when no page of theirs is open any more.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('marquee-shell-') && name !== shell)
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== base.origin) return;
  const path = url.pathname.slice(page.length);
  if (request.mode === 'navigate') {
    if (isPage(path)) event.respondWith(fetchedOrKept(event, shell, page));
  } else if (files.includes(path)) {
    event.respondWith(fromCache(shell, request).then((kept) => kept ?? fetch(request)));
  } else if (path.startsWith('t/p/')) {
    event.respondWith(keptOrFetched(event));
  } else if (path.startsWith('catalogue/3/')) {
    event.respondWith(fetchedOrKept(event, catalogue, request));
  }
});

// What is not a file or an API's is one of the app's pages; the inbox is the server's own.
function isPage(path: string): boolean {
  return !/\.[^/]*$|^(auth|rest|realtime|catalogue|t|inbox)(\/|$)/.test(path);
}

/** A poster never changes: once here, it is not asked for again. */
async function keptOrFetched(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await fromCache(posters, request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) keepAside(event, posters, request, response);
  return response;
}

/** Pages and lists are as new as the network can give them; the page is one for every address. */
async function fetchedOrKept(event: FetchEvent, name: string, key: Request | string) {
  const response = await fetch(event.request).catch(() => null);
  if (response?.ok) keepAside(event, name, key, response);
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
  const cache = await caches.open(name);
  await cache.put(request, response);
  const keys = await cache.keys();
  const surplus = keys.length - (most[name] ?? keys.length);
  await Promise.all(keys.slice(0, Math.max(0, surplus)).map((key) => cache.delete(key)));
}
