import { catalogueCache } from '#client/lib/storage-keys.ts';

/** Removes the lists that the service worker has cached: who logs out leaves none behind. */
export async function clearCatalogueCache(): Promise<void> {
  try {
    if ('caches' in window) await caches.delete(catalogueCache);
  } catch {
    // A browser that blocks storage has cached none, and throws.
  }
}
