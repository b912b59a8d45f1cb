import { getBasePath } from '#client/lib/base-path.ts';

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
  const registration = await navigator.serviceWorker.register(trusted(url) as string);
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

// The page's policy (`trusted-types`, set by the server) allows this script address and no other.
function trusted(url: string): unknown {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  return trustedTypes
    .createPolicy('service-worker', { createScriptURL: (address) => address })
    .createScriptURL(url);
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
}
