import type { Page } from '@playwright/test';

/** Holds requests to the addresses back until the given function is called. */
export async function holdBackRequests(page: Page, addresses: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
