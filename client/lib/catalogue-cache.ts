import { catalogueCache } from '#client/lib/storage-keys.ts';

/** Removes the lists that the service worker has cached, when somebody logs out. */
export async function clearCatalogueCache(): Promise<void> {
  try {
    if ('caches' in window) await caches.delete(catalogueCache);
  } catch {
    // A browser that blocks storage throws, and has cached nothing.
  }
}
