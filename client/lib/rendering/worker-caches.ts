import { catalogueCache, pagesCache } from '#client/lib/storage-keys.ts';

/** Removes the lists that the service worker has cached, when somebody logs out. */
export async function clearCatalogueCache(): Promise<void> {
  await deleteCaches((name) => name === catalogueCache);
}

/** Removes the pages that the service worker has cached, because the next ones will look different. */
export async function clearCachedPages(): Promise<void> {
  await deleteCaches((name) => name.startsWith(pagesCache('')));
}

async function deleteCaches(isMeant: (name: string) => boolean): Promise<void> {
  try {
    if (!('caches' in window)) return;
    const names = await caches.keys();
    await Promise.all(names.filter(isMeant).map((name) => caches.delete(name)));
  } catch {
    // A browser that blocks storage throws, and has cached nothing.
  }
}
