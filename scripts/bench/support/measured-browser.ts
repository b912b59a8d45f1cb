import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
} from '@playwright/test';
import { getKnownBrowser, sandboxFlags } from '../../find-browser.mjs';

/** The phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};

/** What a browser stores between visits: cookies, and the local storage of each origin. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page, and what the browser has stored before it visits it. */
export interface Visit {
  url: string;
  storageState?: StorageState;
}

/** The path of the browser that was found before. */
export function requireBrowserPath(): string {
  const path = getKnownBrowser();
  if (path) return path;
  throw new Error(
    'No browser found. Start `npm run bench`, which finds one, or set CHROMIUM_PATH.',
  );
}

export function launchBrowser(): Promise<Browser> {
  const quiet = [
    ...['--disable-background-networking', '--disable-component-update', '--no-first-run'],
    // Blocks requests to other hosts, such as the trailer player's.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ];
  return chromium.launch({
    executablePath: requireBrowserPath(),
    args: [...sandboxFlags, ...quiet],
  });
}

/** Opens a page on the emulated phone, in a new browser that has stored only `storageState`. */
export async function openPhone(
  browser: Browser,
  storageState?: StorageState,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    ...phone,
    ...options,
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  return { context, page, protocol: await context.newCDPSession(page) };
}

/** Makes the page's processor four times slower, like that of a cheap phone. */
export async function slowDown(protocol: CDPSession): Promise<void> {
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
