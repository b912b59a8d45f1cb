import { getBasePath } from '#client/lib/base-path.ts';

interface OfflineNews {
  /** From now on, in the first visit of all, what is fetched is kept; the lists from before are not. */
  onBegin: () => void;
  /** Another version has been fetched, and would be there after a reload. */
  onNewVersion: () => void;
}

/** Has the browser keep the app, so that it opens without a network. */
export async function keepForOffline({ onBegin, onNewVersion }: OfflineNews): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (!navigator.serviceWorker.controller) {
    const begin = () => {
      askForShownPosters();
      onBegin();
    };
    navigator.serviceWorker.addEventListener('controllerchange', begin, { once: true });
  }
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

// Most are in the browser's own cache, which forgets as it likes.
function askForShownPosters(): void {
  for (const { currentSrc } of document.images) {
    if (currentSrc.startsWith(window.location.origin)) fetch(currentSrc).catch(() => undefined);
  }
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
