import { getBasePath } from '#client/lib/base-path.ts';
import { trustScript } from '#client/lib/trust-script.ts';

/**
 * Registers the service worker, so that the app opens without a network. `onNewVersion`: another
 * version has been fetched and is used after a reload.
 */
export async function registerServiceWorker(onNewVersion: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener('controllerchange', askForShownPosters, {
      once: true,
    });
  }
  const url = `${getBasePath()}/service-worker.js`;
  const registration = await navigator.serviceWorker.register(trustScript(url));
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The very first service worker is not a new version.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) onNewVersion();
    });
  });
}

// For the service worker to cache them; most come from the browser's own cache.
function askForShownPosters(): void {
  for (const { currentSrc } of document.images) {
    if (currentSrc.startsWith(window.location.origin)) fetch(currentSrc).catch(() => undefined);
  }
}
