import type { Page } from '@playwright/test';

/** Holds back requests to the addresses until the returned function is called. */
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
