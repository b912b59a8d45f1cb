import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
} from '@playwright/test';
import { getKnownBrowser, sandboxFlags } from '../../find-browser.mjs';

/** The phone that Lighthouse pretends to be. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};

/** What a browser stores between visits: cookies, and the local storage of each origin. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page, and what the browser that visits it has stored before. */
export interface Visit {
  url: string;
  storageState?: StorageState;
}

/** The path of the browser that was found before. */
export function requireBrowserPath(): string {
  const path = getKnownBrowser();
  if (path) return path;
  throw new Error('There is no browser. `npm run bench` finds one, or set CHROMIUM_PATH.');
}

export function launchBrowser(): Promise<Browser> {
  const quiet = [
    ...['--disable-background-networking', '--disable-component-update', '--no-first-run'],
    // Nobody else is asked for anything, such as for the player of trailers.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ];
  return chromium.launch({
    executablePath: requireBrowserPath(),
    args: [...sandboxFlags, ...quiet],
  });
}

/** A page on the phone in a browser without a past, but for what `storageState` has. */
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

/** Makes the page's processor four times slower, which a simple phone's is. */
export async function slowDown(protocol: CDPSession): Promise<void> {
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
