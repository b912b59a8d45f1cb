import { getBasePath } from '#client/lib/base-path.ts';

/**
 * Has the browser keep the app, so that it opens without a network. Calls `onNewVersion` when
 * another version has been fetched and would be there after a reload.
 */
export async function keepForOffline(onNewVersion: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const url = `${getBasePath()}/service-worker.js`;
  const registration = await navigator.serviceWorker.register(trusted(url) as string);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The first one of all is not a new version of anything.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) onNewVersion();
    });
  });
}

/** Removes the lists that were kept: who logs out leaves none behind. */
export async function forgetKeptLists(): Promise<void> {
  if ('caches' in window) await caches.delete('marquee-catalogue');
}

// The page's policy takes no script by its address but this one (`trusted-types` of the server).
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
