import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** The phone that Lighthouse pretends to be. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};

/** A root account has no sandbox to give. */
export const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The path of the browser that was noted when it was found. */
export function chromiumPath() {
  const note = join('node_modules', '.marquee-chromium');
  const path = process.env.CHROMIUM_PATH ?? (existsSync(note) && readFileSync(note, 'utf8'));
  if (path) return path;
  throw new Error('No browser is noted. `npm run bench` finds one, or set CHROMIUM_PATH.');
}

export function launchBrowser() {
  const quiet = [
    ...['--disable-background-networking', '--disable-component-update', '--no-first-run'],
    // Nobody else is asked for anything, such as for the player of trailers.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ];
  return chromium.launch({ executablePath: chromiumPath(), args: [...sandbox, ...quiet] });
}

/** A page on the phone in a browser without a past, but for `storageState`. */
export async function openPhone(browser, { storageState, ...options } = {}) {
  const context = await browser.newContext({ ...phone, storageState, ...options });
  const page = await context.newPage();
  return { context, page, protocol: await context.newCDPSession(page) };
}

/** Makes the page's processor four times slower, which a simple phone's is. */
export async function slowDown(protocol) {
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
